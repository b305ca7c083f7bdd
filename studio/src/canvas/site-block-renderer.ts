/** Renders the blocks of the post that is being edited. */
import apiFetch from '@wordpress/api-fetch';
import { select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { type CanvasDocument, createBlockRenderer } from './block-renderer.ts';

const UNREACHABLE = 'The server cannot be reached. The preview will update when it is back.';

/** Errors of `apiFetch` are objects with a message, and not instances of Error. */
function toError(error: unknown): Error {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown };
  return new Error(code === 'fetch_error' || code === 'offline_error' || typeof message !== 'string' ? UNREACHABLE : message);
}

/** One page of the studio edits one post. */
export const siteBlockRenderer = createBlockRenderer({
  send: async (blocks, signal, preloaded) => {
    const post = preloaded ?? select(editorStore).getCurrentPostId();
    try {
      return await apiFetch<CanvasDocument>({ path: '/site/v1/canvas', method: 'POST', data: { post, blocks }, signal });
    } catch (error) {
      throw toError(error);
    }
  },
});
