/**
 * The first requests of a page of the studio. The editor's script has several megabytes, so a small script before it sends them while the large one loads
 * (editor/send-first-requests.ts). This file imports nothing that a small script should not contain.
 */
import type { EditedNode } from '../shell/paths.ts';
import type { EditorStart, Session } from './session.ts';

export const SESSION_PATH = '/wp-json/site/v1/session';

/** Path below `/wp-json` of the responses that the editor requests when it opens a node (content/server/rest/wp/site/editor-start.ts). */
export const getEditorStartPath = ({ type, id }: EditedNode): string => `/studio/v1/editor/${type}/${id}`;

type FirstRequests = {
  session: Promise<Session | null>;
  /** Null if the request failed: the editor then sends it again, and handles the error. */
  editorStart: Promise<EditorStart | null>;
};

declare global {
  var firstRequests: FirstRequests | undefined;
}

/** @returns null without a signed-in user */
async function requestSession(): Promise<Session | null> {
  const response = await fetch(SESSION_PATH, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The server responded with ${response.status}. Reload the page in a moment.`);
  return await response.json();
}

async function requestEditorStart(node: EditedNode, session: Promise<Session | null>): Promise<EditorStart | null> {
  try {
    const nonce = (await session)?.nonce;
    if (nonce === undefined) return null;
    const response = await fetch(`/wp-json${getEditorStartPath(node)}`, { headers: { 'x-wp-nonce': nonce } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** @param node that the page edits */
export function sendFirstRequests(node: EditedNode): void {
  const session = requestSession();
  globalThis.firstRequests = { session, editorStart: requestEditorStart(node, session) };
}

/** @returns null without a signed-in user */
export const loadSession = async (): Promise<Session | null> => await (globalThis.firstRequests?.session ?? requestSession());

/** @returns null if the request failed or was not sent */
export const loadEditorStart = async (): Promise<EditorStart | null> => await (globalThis.firstRequests?.editorStart ?? null);
