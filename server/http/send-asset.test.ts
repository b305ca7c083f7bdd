import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import type { Asset } from '../assets/static-files.ts';
import { sendAsset } from './send-asset.ts';

const asset: Asset = {
  etag: 'W/"abc"',
  headers: ['content-type', 'text/css'],
  bodies: { br: Buffer.from('br'), gzip: Buffer.from('gzip'), identity: Buffer.from('identity') },
};

/** Status, headers and body that are sent. */
function send(headers: Record<string, string>, { method = 'GET', sent = asset } = {}) {
  const response = { writeHead: vi.fn<(status: number, headers: string[]) => void>(), end: vi.fn<(body?: Buffer) => void>() };
  sendAsset({ method, headers } as unknown as IncomingMessage, response as unknown as ServerResponse, sent);
  const [status, list = []] = response.writeHead.mock.lastCall ?? [];
  return { status, headers: list.join(' '), body: response.end.mock.lastCall?.[0]?.toString() };
}

test('a file is sent in the best encoding that the client accepts', () => {
  expect(send({ 'accept-encoding': 'gzip, br' })).toEqual({
    status: 200,
    headers: 'content-type text/css content-encoding br content-length 2',
    body: 'br',
  });
  expect(send({ 'accept-encoding': 'gzip' }).headers).toContain('content-encoding gzip content-length 4');
  expect(send({})).toEqual({ status: 200, headers: 'content-type text/css content-length 8', body: 'identity' });
});

test('a file that compression would not make smaller is sent as it is', () => {
  const sent: Asset = { ...asset, bodies: { identity: Buffer.from('image') } };
  expect(send({ 'accept-encoding': 'br' }, { sent })).toEqual({
    status: 200,
    headers: 'content-type text/css content-length 5',
    body: 'image',
  });
});

test('a HEAD request gets only the headers', () => {
  expect(send({ 'accept-encoding': 'br' }, { method: 'HEAD' })).toEqual({
    status: 200,
    headers: 'content-type text/css content-encoding br content-length 2',
    body: undefined,
  });
});

test('a client that has the file gets 304', () => {
  expect(send({ 'if-none-match': 'W/"abc"' })).toEqual({ status: 304, headers: 'content-type text/css', body: undefined });
  expect(send({ 'if-none-match': 'W/"abcd"' }).status).toBe(200);
});
