import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HttpError } from '../http-error.ts';
import { studioRoute } from './studio-route.ts';

let folder = '';
let origin = '';
const prepareEditor = vi.fn<() => void>();

const studio = createServer((request, response) => {
  const client = { address: '203.0.113.7', userAgent: '', requestId: '', isSite: false };
  const [pathname = ''] = (request.url ?? '').split('?');
  const context = { request, response, pathname, search: new URLSearchParams(), client };
  const route = studioRoute({ siteUrl: 'https://www.example.com', prepareEditor, folder });
  route.handle(context).catch((error: unknown) => response.writeHead(error instanceof HttpError ? error.status : 500).end());
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-'));
  await mkdir(path.join(folder, 'assets'));
  const files = { 'index.html': 'screens', 'editor.html': 'editor', 'assets/main-1a.js': 'script', 'assets/main-1a.js.br': 'compressed' };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await once(studio.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
});
afterAll(async () => {
  studio.close();
  await rm(folder, { recursive: true });
});

const load = (name: string) => fetch(`${origin}/studio/${name}`, { headers: { 'accept-encoding': 'identity' } });

test.each([
  ['', 'screens'],
  ['content/page/', 'screens'],
  ['edit/page/?post=7', 'editor'],
  ['edit/page/post.php?post=7&action=edit', 'editor'],
  ['edit/page/edit.php?post_type=page', 'screens'],
])('/studio/%s is the page of the %s', async (name, text) => {
  const response = await load(name);
  expect([response.status, await response.text()]).toEqual([200, text]);
});

test('the page of the editor is revalidated each time, and its policy allows only scripts of the studio and previews of the site', async () => {
  const { headers } = await load('edit/page/?post=7');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  const policy = headers.get('content-security-policy')?.split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("frame-src 'self' blob: https://www.example.com");
});

test('what the editor requests after its page is prepared with the page', async () => {
  prepareEditor.mockClear();
  for (const name of ['', 'content/page/', 'assets/main-1a.js']) await load(name);
  expect(prepareEditor).not.toHaveBeenCalled();
  await load('edit/page/?post=7');
  expect(prepareEditor).toHaveBeenCalledOnce();
});

test('a file with a hash in its name is cached forever, and a missing file is not replaced by the page', async () => {
  const { headers } = await load('assets/main-1a.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-encoding')).toBe(null);
  expect(headers.get('content-security-policy')).toBe(null);
  expect((await load('assets/main-2b.js')).status).toBe(404);
});

test('a studio that is not built is unavailable', async () => {
  const existing = folder;
  folder = path.join(existing, 'nothing');
  expect((await load('')).status).toBe(503);
  folder = existing;
});
