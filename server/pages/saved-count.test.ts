import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DOCUMENT_END } from '../http/document-end.ts';
import { compressPage, type Page, PRIVATE_CACHE_CONTROL } from './page.ts';
import { addSavedCount } from './saved-count.ts';

const start = '<!DOCTYPE html><html><body><a href="/saved/">Saved</a>';
const policy = "default-src 'none'; style-src 'self' 'sha256-abc'; img-src 'self'";
const createPage = (changes: Record<string, string> = {}, text = start + DOCUMENT_END): Promise<Page> => {
  const headers = {
    'content-type': 'text/html',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': policy,
    ...changes,
  };
  const cdnHeaders = ['surrogate-control', 'max-age=60'];
  return compressPage({ status: 200, headers: Object.entries(headers).flat(), body: Buffer.from(text), freshUntil: 1, cdnHeaders }, 5);
};
const getHeader = (headers: readonly string[], name: string) => headers[headers.indexOf(name) + 1];

test('visitors without a saved list, and those with an invalid one, get the page as it is', async () => {
  const page = await createPage();
  expect(addSavedCount(page, {})).toBe(page);
  for (const cookies of ['', 'theme=dark', 'saved-count=0', 'saved-count=51', 'saved-count=</style>', 'saved-properties=1.2'])
    expect(addSavedCount(page, { cookie: cookies })).toBe(page);
});

test('a file has no number', async () => {
  const page = await createPage({}, '{"islands": true}');
  expect(addSavedCount(page, { cookie: 'saved-count=3' })).toBe(page);
});

test.each([1, 9, 50])('the document of a visitor with %d saved buildings sets the number in every encoding', async (count) => {
  const shared = await createPage();
  const get = (encoding: string) => addSavedCount(shared, { cookie: `units=metric; saved-count=${count}`, 'accept-encoding': encoding });
  const text = `${start}<style>:root{--saved-count:" (${count})"}</style></body></html>`;
  const [br, gzip, identity] = ['br', 'gzip', 'identity'].map(get) as [Page, Page, Page];
  for (const page of [br, identity]) expect(brotliDecompressSync(page.br).toString()).toBe(text);
  expect(gunzipSync(gzip.gzip).toString()).toBe(text);
  expect(getHeader(br.headers.br, 'content-length')).toBe(String(br.br.length));
  expect(getHeader(gzip.headers.gzip, 'content-length')).toBe(String(gzip.gzip.length));
  expect(getHeader(identity.headers.identity, 'content-length')).toBe(String(text.length));
});

test('a browser applies the style, and no shared cache stores the document or takes it for that of others', async () => {
  const shared = await createPage();
  const personal = addSavedCount(shared, { cookie: 'saved-count=3' });
  const hash = createHash('sha256').update(':root{--saved-count:" (3)"}').digest('base64');
  for (const headers of [personal.notModifiedHeaders, personal.headers.br]) {
    expect(getHeader(headers, 'content-security-policy')).toBe(
      `default-src 'none'; style-src 'self' 'sha256-${hash}' 'sha256-abc'; img-src 'self'`,
    );
    expect(getHeader(headers, 'cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(getHeader(headers, 'etag')).toBe(personal.etag);
  }
  expect(personal.cdnHeaders).toEqual([]);
  expect(new Set([shared, personal, addSavedCount(shared, { cookie: 'saved-count=4' })].map(({ etag }) => etag)).size).toBe(3);
  expect(addSavedCount(shared, { cookie: 'saved-count=3' }).etag).toBe(personal.etag);
  expect(getHeader(shared.headers.br, 'cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('a policy that allows all styles stays as it is, because a hash would turn that off', async () => {
  const policyOfTranslation = "style-src 'self' 'unsafe-inline' https://translate.example";
  const page = await createPage({ 'content-security-policy': policyOfTranslation, 'cache-control': PRIVATE_CACHE_CONTROL });
  const { notModifiedHeaders } = addSavedCount(page, { cookie: 'saved-count=3' });
  expect(getHeader(notModifiedHeaders, 'content-security-policy')).toBe(policyOfTranslation);
  expect(getHeader(notModifiedHeaders, 'cache-control')).toBe(PRIVATE_CACHE_CONTROL);
});
