/** What every visitor's program relies on: documents without script, their codings and validators, refusals, preferences. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { beforeAll, expect, inject, test } from 'vitest';
import { scaleToMachine } from '../support/machine-speed.ts';

const site = new URL(inject('siteUrl'));

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** As it travels: `fetch` follows, decodes and corrects. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: site.hostname, port: site.port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** The status line of an answer to bytes no client would send. */
function askRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(site.port), site.hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.setTimeout(60_000, () => socket.destroy());
    socket.write(bytes);
  });
}

function directive(answer: Answer, name: string): string {
  const policy = String(answer.headers['content-security-policy']);
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

/** Every public path, as the sitemap names them. */
let paths: string[] = [];

beforeAll(async () => {
  const sitemap = await ask('/sitemap.xml');
  paths = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
});

/** Two of each kind; site.test.ts goes through all of them, for what a crawler sees. */
function pathsOfEachKind(): string[] {
  return [...Map.groupBy(paths, (path) => path.split('/')[1]).values()].flatMap((ofOneKind) => ofOneKind.slice(0, 2));
}

test('a page of every kind is a document whose only script starts islands, under a policy that allows no other', async () => {
  expect(pathsOfEachKind().length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const path of pathsOfEachKind()) {
    const answer = await ask(path);
    const html = answer.body.toString();
    const page = parse(html, { comment: true });
    const executable = page
      .querySelectorAll('script')
      .filter((script) => !/json/.test(script.getAttribute('type') ?? '') && script.getAttribute('type') !== 'text/plain');
    const islands = page.querySelectorAll('[data-island]');
    const scripts = executable.map((script) => script.getAttribute('src') ?? 'inline');
    const expected =
      islands.length > 0 ? scripts.length === 1 && /^\/_runtime\/islands\.[\w-]+\.js$/.test(scripts[0] ?? '') : scripts.length === 0;
    if (answer.status !== 200) wrong.push(`${path}: status ${answer.status}`);
    if (!expected) wrong.push(`${path}: ${islands.length} islands, scripts ${scripts.join(', ')}`);
    if (page.querySelector('link[rel=modulepreload], link[as=script]')) wrong.push(`${path}: preloads a script`);
    if (page.querySelector('[style]')) wrong.push(`${path}: a style attribute, which the policy refuses`);
    if (!page.querySelector('h1')?.text.trim()) wrong.push(`${path}: no heading`);
    if (/unsafe|nonce/.test(String(answer.headers['content-security-policy']))) wrong.push(`${path}: a policy with holes`);
    if (directive(answer, 'script-src') !== "script-src 'self'") wrong.push(`${path}: ${directive(answer, 'script-src')}`);
  }
  expect(wrong).toEqual([]);
});

test('carries the headers that keep a document in its bounds', async () => {
  const { headers } = await ask('/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headers['vary']).toMatch(/accept-encoding/i);
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
  // Only where the site's own address is https.
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('names speculation rules, which leave interfaces and files alone', async () => {
  const { headers } = await ask('/');
  const rules = await ask(String(headers['speculation-rules']).replaceAll('"', ''));
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(JSON.parse(rules.body.toString())).toHaveProperty('prerender');
  expect(rules.body.toString()).toContain('/api/*');
});

test('answers in the coding that is asked for, with the same text in each', async () => {
  const plain = await ask('/', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  const gzip = await ask('/', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  for (const { headers, body } of [plain, br, gzip]) expect(headers['content-length']).toBe(String(body.length));
});

test('answers 304 to a visitor who has the page, whatever coding they have it in', async () => {
  const tag = String((await ask('/', { 'accept-encoding': 'br' })).headers['etag']);
  for (const match of [tag, `"other", ${tag}`, tag.replace(/^W\//, ''), '*']) {
    const again = await ask('/', { 'accept-encoding': 'gzip', 'if-none-match': match });
    expect([match, again.status, again.body.length]).toEqual([match, 304, 0]);
    expect(again.headers['etag']).toBe(tag);
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('answers HEAD as GET, without the body', async () => {
  const [head, get] = [await ask('/', { 'accept-encoding': 'br' }, 'HEAD'), await ask('/', { 'accept-encoding': 'br' })];
  expect(head.status).toBe(200);
  expect(head.body.length).toBe(0);
  expect(head.headers['etag']).toBe(get.headers['etag']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('a query that no page reads leads to the same page', async () => {
  const tag = (await ask('/')).headers['etag'];
  expect((await ask('/?utm_source=letter')).headers['etag']).toBe(tag);
});

test('leads an address without its last slash to the one with it, and keeps the query', async () => {
  const answer = await ask('/properties?q=dallas');
  expect([answer.status, answer.headers['location']]).toEqual([308, '/properties/?q=dallas']);
});

test('shows a designed page, and lets nobody keep it, where there is nothing', async () => {
  for (const path of ['/no-such-page/', '/status/404/', '/status/503/', '/status/500/', '/markets/no/such/']) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(parse(answer.body.toString()).querySelector('h1')?.text).toBeTruthy();
    expect(answer.body.toString()).not.toContain('<script');
  }
});

test.each([
  ['broken percent-encoding', '/%zz/', 400],
  ['half a character', '/%E0%A4/', 400],
  ['a control character', '/%00/', 400],
  ['hidden separators', '/a%5c..%5cb/', 400],
  ['great length', `/${'a'.repeat(9000)}/`, 414],
])('refuses an address with %s', async (_what, path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test('an address made to take long is refused at once', async () => {
  const started = performance.now();
  await ask(`/${'a'.repeat(1500)}!`);
  await ask(`/${'a/'.repeat(700)}%`);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(2000));
});

test.each([
  ['nonsense', 'nonsense\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'a body of two lengths',
    'GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\nconnection: close\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a huge head', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\nconnection: close\r\n\r\n`, 431],
  ['a form for a page', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', 405],
  ['a trace', 'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
  ['a whole address', 'GET http://elsewhere.example/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
  ['a question about everything', 'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
])('answers %s, and goes on', async (_what, bytes, status) => {
  expect(await askRaw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await ask('/')).status).toBe(200);
});

test('two requests sent at once on one connection are answered in their order', async () => {
  const asks = ['/robots.txt', '/'].map(
    (path, index) => `GET ${path} HTTP/1.1\r\nhost: a\r\n${index === 1 ? 'connection: close\r\n' : ''}\r\n`,
  );
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(site.port), site.hostname);
    let all = '';
    socket.on('data', (chunk: Buffer) => (all += chunk.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => resolve(all));
    socket.write(asks.join(''));
  });
  const types = [...text.matchAll(/content-type: ([^\r;]+)/gi)].map(([, type]) => type);
  expect(types).toEqual(['text/plain', 'text/html']);
});

test('files of the build are compressed, and kept by browsers for good', async () => {
  const island = await firstPageWithIsland();
  const runtime = await ask(String(parse(island).querySelector('script[data-runtime]')?.getAttribute('data-runtime')), {
    'accept-encoding': 'br',
  });
  expect(runtime.status).toBe(200);
  const { scripts } = JSON.parse(brotliDecompressSync(runtime.body).toString()) as { scripts: string[] };
  const [file = ''] = scripts;
  const [br, plain] = [await ask(file, { 'accept-encoding': 'br' }), await ask(file)];
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(br.body.length).toBeLessThan(plain.body.length / 2);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect((await ask(file, { 'if-none-match': String(br.headers['etag']) })).status).toBe(304);
});

async function firstPageWithIsland(): Promise<string> {
  for (const path of paths) {
    const html = (await ask(path)).body.toString();
    if (html.includes(' data-island=')) return html;
  }
  throw new Error('No page has an island');
}

test('no file outside of the public ones can be had', async () => {
  for (const path of [
    '/_next/static/../../package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/../package.json',
    '/_next/BUILD_ID',
    '/.env',
    '/media/.hidden.png',
  ]) {
    const { status, body } = await ask(path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(body.toString()).not.toContain('"dependencies"');
  }
});

test('parts of a media file can be asked for', async () => {
  const home = parse((await ask('/')).body.toString());
  const src =
    home
      .querySelectorAll('img')
      .map((image) => image.getAttribute('src') ?? '')
      .find((address) => address.startsWith('/media/')) ?? '';
  const whole = await ask(src);
  expect(whole.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' });
  expect(whole.headers['content-type']).toMatch(/^image\//);
  const part = await ask(src, { range: 'bytes=10-19' });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.body.length}`]);
  expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
  expect((await ask(src, { range: `bytes=${whole.body.length}-` })).status).toBe(416);
});

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

test('a plain form keeps the choice of colours, which the next document shows', async () => {
  const chosen = await ask('/api/preferences/', { ...form, referer: new URL('/markets/', site).href }, 'POST', 'theme=dark');
  expect([chosen.status, chosen.headers['location']]).toEqual([303, '/markets/']);
  const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toBe('theme=dark');

  const [dark, light, system] = await Promise.all(
    ['theme=dark', 'a=b; theme=light', 'theme=pink'].map((value) => ask('/', { cookie: value })),
  );
  if (!dark || !light || !system) throw new Error('Three were asked for');
  expect(parse(dark.body.toString()).querySelector('html')?.getAttribute('data-theme')).toBe('dark');
  expect(parse(light.body.toString()).querySelector('html')?.getAttribute('data-theme')).toBe('light');
  expect(parse(system.body.toString()).querySelector('html')?.getAttribute('data-theme')).toBeUndefined();
  expect(system.headers['etag']).toBe((await ask('/')).headers['etag']);
  const pressed = (answer: Answer) =>
    parse(answer.body.toString())
      .querySelectorAll('button[name=theme][aria-pressed=true]')
      .map((button) => button.getAttribute('value'));
  expect([pressed(dark), pressed(light), pressed(system)].flat().filter((value) => value === 'dark').length).toBe(pressed(dark).length);
  expect(new Set(pressed(dark))).toEqual(new Set(['dark']));
  expect(new Set(pressed(system))).toEqual(new Set(['system']));
  // Pictures follow the choice too, not only the style sheet.
  expect(dark.body.toString()).not.toContain('prefers-color-scheme: dark)"');
  expect(dark.headers['content-security-policy']).toBe(system.headers['content-security-policy']);
});

test('a form of another site changes nothing', async () => {
  const answer = await ask('/api/preferences/', { ...form, 'sec-fetch-site': 'cross-site' }, 'POST', 'theme=dark');
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
});
