import { afterEach, expect, test, vi } from 'vitest';
import { loadEditorStart, loadSession, sendFirstRequests } from './first-requests.ts';

const node = { type: 'page', id: 7 };
const session = { nonce: 'n1' };
const requests: { url: string; nonce: string | undefined }[] = [];

/** @param respond returns the status and the body of a response */
function stubFetch(respond: (url: string) => [number, unknown]): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    requests.push({ url, nonce: headers['x-wp-nonce'] });
    const [status, body] = respond(url);
    return Response.json(body, { status });
  });
}

afterEach(() => {
  globalThis.firstRequests = undefined;
  requests.length = 0;
  vi.unstubAllGlobals();
});

test('the session is requested first, and the node with its nonce', async () => {
  stubFetch((url) => [200, url.endsWith('/session') ? session : { started: true }]);
  sendFirstRequests(node);
  expect(await loadSession()).toEqual(session);
  expect(await loadEditorStart()).toEqual({ started: true });
  expect(requests).toEqual([
    { url: '/wp-json/site/v1/session', nonce: undefined },
    { url: '/wp-json/studio/v1/editor/page/7', nonce: 'n1' },
  ]);
});

test('without a signed-in user, the node is not requested', async () => {
  stubFetch(() => [200, null]);
  sendFirstRequests(node);
  expect(await loadSession()).toBeNull();
  expect(await loadEditorStart()).toBeNull();
  expect(requests).toHaveLength(1);
});

test('a failed request of the node is left to the editor', async () => {
  stubFetch((url) => (url.endsWith('/session') ? [200, session] : [500, {}]));
  sendFirstRequests(node);
  expect(await loadEditorStart()).toBeNull();
});

test('a failed request of the session is an error', async () => {
  stubFetch(() => [503, {}]);
  sendFirstRequests(node);
  await expect(loadSession()).rejects.toThrow('The server responded with 503. Reload the page in a moment.');
  expect(await loadEditorStart()).toBeNull();
});

test('a page without these requests requests the session itself', async () => {
  stubFetch(() => [200, session]);
  expect(await loadSession()).toEqual(session);
  expect(await loadEditorStart()).toBeNull();
});
