/**
 * Sends the texts of a pasted or dropped picture with its file: the image block replaces its alternative text with that of the uploaded file, which would be empty,
 * and the media library should have them too.
 */
import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { getBlobByURL } from '@wordpress/blob';
import { select } from '@wordpress/data';
import { findPictureTexts, type WaitingPicture } from './picture-texts.ts';

const UPLOAD_PATH = /^\/wp\/v2\/media(?:\?|$)/;

export const sendPictureTexts: APIFetchMiddleware = (options, next) => {
  const { path = '', method, body } = options;
  const file = body instanceof FormData && method === 'POST' && UPLOAD_PATH.test(path) ? body.get('file') : null;
  if (body instanceof FormData && file instanceof File)
    for (const [name, text] of Object.entries(findPictureTexts(file, listWaitingPictures()))) if (!body.has(name)) body.append(name, text);
  return next(options);
};

/** The image blocks whose files are not uploaded yet, in the order of the page. */
function* listWaitingPictures(): Generator<WaitingPicture> {
  const editor = select('core/block-editor');
  const clientIds: readonly string[] = editor['getClientIdsWithDescendants']();
  for (const clientId of clientIds) {
    const attributes: Readonly<Record<string, unknown>> | null = editor['getBlockAttributes'](clientId);
    const file = typeof attributes?.['blob'] === 'string' ? getBlobByURL(attributes['blob']) : undefined;
    if (attributes && file) yield { file, attributes };
  }
}
