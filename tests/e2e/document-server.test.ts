/** HTTP behavior of the document server: documents without scripts, encodings and validators, rejected requests, color themes. */
import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { beforeAll, expect, inject, test } from 'vitest';
import { SPECULATION_RULES_SOURCE } from '../../server/html/speculation-rules.ts';
import { BUILD_ID_FILE, NEXT_URL_PREFIX, STATIC_URL_PREFIX } from '../../server/next/build-files.ts';
import { SELF_TEST_PATH } from '../../server/next/self-test.ts';
import { createClientHeaders } from '../support/client-network.ts';
import { scaleToMachine } from '../support/machine-speed.ts';
import { createRawHttp, type RawResponse } from '../support/raw-http.ts';
import { runParallel } from '../support/run-parallel.ts';
import { listSitemapPaths } from '../support/sitemap-urls.ts';

const site = new URL(inject('siteUrl'));

const { fetchRaw, sendBytes } = createRawHttp(site);

function getDirective({ headers }: RawResponse, name: string): string {
  const policy = String(headers['content-security-policy']);
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

/** All paths of the sitemap. */
let paths: string[] = [];

beforeAll(async () => {
  paths = await listSitemapPaths(site.origin);
});

/** Two paths of each kind. site.test.ts visits all of them. */
function getSamplePaths(): string[] {
  return [...Map.groupBy(paths, (path) => path.split('/')[1]).values()].flatMap((ofOneKind) => ofOneKind.slice(0, 2));
}

test('the only script of a page starts islands, and the policy allows no other', async () => {
  expect(getSamplePaths().length).toBeGreaterThan(10);
  const faults: string[] = [];
  const check = async (path: string) => {
    const response = await fetchRaw(path, createClientHeaders());
    const page = parse(response.body.toString(), { comment: true });
    const executable = page
      .querySelectorAll('script')
      .filter((script) => !/json|^speculationrules$|^text\/plain$/.test(script.getAttribute('type') ?? ''));
    const islands = page.querySelectorAll('[data-island]');
    const scripts = executable.map((script) => script.getAttribute('src') ?? 'inline');
    const isExpected =
      islands.length > 0 ? scripts.length === 1 && /^\/_runtime\/islands\.[\w-]+\.js$/.test(scripts[0] ?? '') : scripts.length === 0;
    if (response.status !== 200) faults.push(`${path}: status ${response.status}`);
    if (!isExpected) faults.push(`${path}: ${islands.length} islands, scripts ${scripts.join(', ')}`);
    if (page.querySelector('link[rel=modulepreload], link[as=script]')) faults.push(`${path}: preloads a script`);
    if (page.querySelector('[style]')) faults.push(`${path}: a style attribute, which the policy blocks`);
    if (!page.querySelector('h1')?.text.trim()) faults.push(`${path}: no heading`);
    if (/unsafe|nonce/.test(String(response.headers['content-security-policy']))) faults.push(`${path}: unsafe or nonce in the policy`);
    if (getDirective(response, 'script-src') !== `script-src 'self' ${SPECULATION_RULES_SOURCE}`)
      faults.push(`${path}: ${getDirective(response, 'script-src')}`);
  };
  // As many at a time as the site renders.
  await runParallel(getSamplePaths(), 3, check);
  expect(faults).toEqual([]);
});

test('a document has security headers', async () => {
  const { headers } = await fetchRaw('/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headers['vary']).toMatch(/accept-encoding/i);
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
  // Only sent where the URL of the site is https.
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a document contains speculation rules that exclude APIs', async () => {
  const { body } = await fetchRaw('/');
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(body.toString()) ?? [];
  expect(JSON.parse(rules)).toHaveProperty('prerender');
  expect(rules).toContain('/api/*');
});

test('a page has the requested encoding, and the same text in each', async () => {
  const plain = await fetchRaw('/', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await fetchRaw('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  const gzip = await fetchRaw('/', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  for (const { headers, body } of [plain, br, gzip]) expect(headers['content-length']).toBe(String(body.length));
});

test('a browser that has the page gets 304, in whichever encoding it has it', async () => {
  const etag = String((await fetchRaw('/', { 'accept-encoding': 'br' })).headers['etag']);
  for (const match of [etag, `"other", ${etag}`, etag.replace(/^W\//, ''), '*']) {
    const again = await fetchRaw('/', { 'accept-encoding': 'gzip', 'if-none-match': match });
    expect([match, again.status, again.body.length]).toEqual([match, 304, 0]);
    expect(again.headers['etag']).toBe(etag);
  }
  expect((await fetchRaw('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a HEAD request gets the headers of GET without the body', async () => {
  const [head, get] = [await fetchRaw('/', { 'accept-encoding': 'br' }, 'HEAD'), await fetchRaw('/', { 'accept-encoding': 'br' })];
  expect(head.status).toBe(200);
  expect(head.body.length).toBe(0);
  expect(head.headers['etag']).toBe(get.headers['etag']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('unknown parameters return the same page', async () => {
  const { etag } = (await fetchRaw('/')).headers;
  expect((await fetchRaw('/?utm_source=letter')).headers['etag']).toBe(etag);
});

test('a path without its last slash is redirected, with its query', async () => {
  const response = await fetchRaw('/properties?q=dallas');
  expect([response.status, response.headers['location']]).toEqual([308, '/properties/?q=dallas']);
});

test('a path without a page gets the 404 page, which no cache may store', async () => {
  for (const path of ['/no-such-page/', '/status/404/', '/status/503/', '/status/500/', SELF_TEST_PATH, '/markets/no/such/']) {
    const response = await fetchRaw(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(parse(response.body.toString()).querySelector('h1')?.text).toBeTruthy();
    expect(response.body.toString()).not.toMatch(/<script(?! type="speculationrules")/);
  }
});

test.each([
  ['invalid percent-encoding', '/%zz/', 400],
  ['an incomplete character', '/%E0%A4/', 400],
  ['a control character', '/%00/', 400],
  ['encoded backslashes', '/a%5c..%5cb/', 400],
  ['too many characters', `/${'a'.repeat(9000)}/`, 414],
])('a path with %s is rejected', async (_what, path, status) => {
  expect((await fetchRaw(path)).status).toBe(status);
});

test('long paths are handled quickly', async () => {
  const started = performance.now();
  await fetchRaw(`/${'a'.repeat(1500)}!`);
  await fetchRaw(`/${'a/'.repeat(700)}%`);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(2000));
});

test.each([
  ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'a body with two lengths',
    'GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\nconnection: close\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['large headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\nconnection: close\r\n\r\n`, 431],
  ['POST to a page', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', 405],
  ['TRACE', 'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
  ['a whole URL', 'GET http://elsewhere.example/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
])('after %s the server still works', async (_what, bytes, status) => {
  expect(await sendBytes(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await fetchRaw('/')).status).toBe(200);
});

test('two requests that are sent together on one connection get their responses in order', async () => {
  const text = await sendBytes('GET /robots.txt HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  const types = [...text.matchAll(/content-type: ([^\r;]+)/gi)].map(([, type]) => type);
  expect(types).toEqual(['text/plain', 'text/html']);
});

test('build files are compressed, and browsers cache them for a year', async () => {
  const html = await fetchPageWithIsland();
  const runtimeUrl = String(parse(html).querySelector('script[data-runtime]')?.getAttribute('data-runtime'));
  const runtime = await fetchRaw(runtimeUrl, { 'accept-encoding': 'br' });
  expect(runtime.status).toBe(200);
  const { scripts } = JSON.parse(brotliDecompressSync(runtime.body).toString()) as { scripts: string[] };
  const [file = ''] = scripts;
  const [br, plain] = [await fetchRaw(file, { 'accept-encoding': 'br' }), await fetchRaw(file)];
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(br.body.length).toBeLessThan(plain.body.length / 2);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect((await fetchRaw(file, { 'if-none-match': String(br.headers['etag']) })).status).toBe(304);
});

async function fetchPageWithIsland(): Promise<string> {
  for (const path of paths) {
    const html = (await fetchRaw(path)).body.toString();
    if (html.includes(' data-island=')) return html;
  }
  throw new Error('No page has an island');
}

test('files that are not public cannot be fetched', async () => {
  for (const path of [
    `${STATIC_URL_PREFIX}../../package.json`,
    '/media/..%2f..%2fpackage.json',
    '/media/../package.json',
    `${NEXT_URL_PREFIX}${basename(BUILD_ID_FILE)}`,
    '/.env',
    '/media/.hidden.png',
  ]) {
    const { status, body } = await fetchRaw(path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(body.toString()).not.toContain('"dependencies"');
  }
});

test('ranges of a media file can be fetched', async () => {
  const home = parse((await fetchRaw('/')).body.toString());
  const sources = home.querySelectorAll('img').map((image) => image.getAttribute('src') ?? '');
  const src = sources.find((url) => url.startsWith('/media/')) ?? '';
  const whole = await fetchRaw(src);
  expect(whole.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' });
  expect(whole.headers['content-type']).toMatch(/^image\//);
  const range = await fetchRaw(src, { range: 'bytes=10-19' });
  expect([range.status, range.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.body.length}`]);
  expect(range.body.equals(whole.body.subarray(10, 20))).toBe(true);
  expect((await fetchRaw(src, { range: `bytes=${whole.body.length}-` })).status).toBe(416);
  expect((await fetchRaw(src, { 'if-none-match': String(whole.headers['etag']) })).status).toBe(304);
});

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

test('a plain form sets the color theme, and documents follow it', async () => {
  const headers = { ...formHeaders, referer: new URL('/markets/', site).href };
  const chosen = await fetchRaw('/api/preferences/', headers, 'POST', 'theme=dark');
  expect([chosen.status, chosen.headers['location']]).toEqual([303, '/markets/']);
  expect(String(chosen.headers['set-cookie']).split(';')[0]).toBe('theme=dark');

  const [dark, light, system] = await Promise.all(
    ['theme=dark', 'a=b; theme=light', 'theme=pink'].map((cookie) => fetchRaw('/', { cookie })),
  );
  if (!dark || !light || !system) throw new Error('A response is missing');
  expect(parse(dark.body.toString()).querySelector('html')?.getAttribute('data-theme')).toBe('dark');
  expect(parse(light.body.toString()).querySelector('html')?.getAttribute('data-theme')).toBe('light');
  expect(parse(system.body.toString()).querySelector('html')?.getAttribute('data-theme')).toBeUndefined();
  expect(system.headers['etag']).toBe((await fetchRaw('/')).headers['etag']);
  const getPressedThemes = ({ body }: RawResponse) =>
    new Set(
      parse(body.toString())
        .querySelectorAll('button[name=theme][aria-pressed=true]')
        .map((button) => button.getAttribute('value')),
    );
  expect(getPressedThemes(dark)).toEqual(new Set(['dark']));
  expect(getPressedThemes(system)).toEqual(new Set(['system']));
  // Images follow the theme, like the stylesheet.
  expect(dark.body.toString()).not.toContain('prefers-color-scheme: dark)"');
  expect(dark.headers['content-security-policy']).toBe(system.headers['content-security-policy']);
  // A shared cache that ignores `Vary` would send the theme of one visitor to all.
  expect([dark.headers['cache-control'], light.headers['cache-control']]).toEqual(Array(2).fill('private, max-age=0, must-revalidate'));
});

test('a form of another site cannot set the theme', async () => {
  const response = await fetchRaw('/api/preferences/', { ...formHeaders, 'sec-fetch-site': 'cross-site' }, 'POST', 'theme=dark');
  expect([response.status, response.headers['set-cookie']]).toEqual([403, undefined]);
});
