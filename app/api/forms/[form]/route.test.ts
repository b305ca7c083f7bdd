import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Asked = { headers: IncomingMessage['headers']; url: string; body: string };

let server: Server;
let asked: Asked[];
let answer: { status: number; body: unknown; headers?: Record<string, string> };

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: { token: 'A'.repeat(22), place: '12-3.0', uri: '/contact/' } };
  server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, url: request.url ?? '', body: await text(request) });
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => server.close());

const here = { 'sec-fetch-site': 'same-origin', referer: 'https://site.example/about/?utm_source=x&form=old' };
const urlencoded = 'application/x-www-form-urlencoded';

async function send(body: BodyInit, headers: Record<string, string> = here, form = 'contact'): Promise<Response> {
  const { POST } = await import('./route.ts');
  const init = {
    method: 'POST',
    headers: { host: 'site.example', ...(typeof body === 'string' && { 'content-type': urlencoded }), ...headers },
    body,
    duplex: 'half',
  };
  return await POST(new Request(`http://127.0.0.1:3000/api/forms/${form}/`, init), { params: Promise.resolve({ form }) });
}

test('hands a form on as it is, and leads back to the page it stood on', async () => {
  const response = await send('name=Ada&name=Eve&place=12-3.0', {
    ...here,
    'x-forwarded-for': '203.0.113.9',
    cookie: 'theme=dark; form-clock=shown.abc.def',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/about/?utm_source=x&form=${'A'.repeat(22)}#form-12-3-0`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ url: '/wp-json/site/v1/forms/contact', body: 'name=Ada&name=Eve&place=12-3.0' });
  expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-form-clock': 'shown.abc.def' });
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

test.each([
  ['no page is known', undefined, '/contact/'],
  ['the page is of another site', 'https://evil.example/a/', '/contact/'],
  ['it was sent again from the page that says we are away', 'https://site.example/api/forms/contact/', '/contact/'],
  ['the path could name a host', 'https://site.example//evil.example/', '/evil.example/'],
])('leads to a page of its own when %s', async (_name, referer, path) => {
  const response = await send('name=Ada', { 'sec-fetch-site': 'same-origin', ...(referer && { referer }) });
  expect(response.headers.get('location')).toBe(`${path}?form=${'A'.repeat(22)}#form-12-3-0`);
});

test.each(['cross-site', 'same-site', 'none'])('refuses a form that comes from %s, and hands nothing on', async (site) => {
  const response = await send('name=Ada', { ...here, 'sec-fetch-site': site });
  expect(response.status).toBe(403);
  expect(asked).toEqual([]);
});

test('refuses what is no form, is unknown, or is too large', async () => {
  expect((await send('{}', { ...here, 'content-type': 'application/json' })).status).toBe(400);
  expect((await send('a=b', here, 'constructor')).status).toBe(404);
  expect((await send(`message=${'x'.repeat(300_000)}`)).status).toBe(413);
  const files = new FormData();
  files.set('a', 'b');
  expect((await send(files)).status).toBe(400);
  expect(asked).toEqual([]);
});

test('passes files on', async () => {
  const form = new FormData();
  form.set('papers', new File(['%PDF-1.7'], 'a.pdf'));
  expect((await send(form, here, 'vendor')).status).toBe(303);
  expect(asked[0]?.body).toContain('filename="a.pdf"');
});

test('says how long to wait after too many', async () => {
  answer = { status: 429, body: {}, headers: { 'retry-after': '720' } };
  const response = await send('name=Ada');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '720']);
  expect(await response.text()).toContain('Send it again in 12 minutes');
});

test('while the content service is away, the answer holds what was typed, as text, to be sent again', async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  const typed = new URLSearchParams({ message: '"><script>alert(1)</script>', place: '12-3.0', 'x"onfocus="y': 'z' });
  const response = await send(typed.toString());
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(html).toContain('action="/api/forms/contact/"');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"onfocus');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('says that files have to be chosen again when they could not be taken', async () => {
  answer = { status: 500, body: {} };
  const form = new FormData();
  form.set('company', 'Roofers');
  const html = await (await send(form, here, 'vendor')).text();
  expect(html).toContain('choose your files again');
});

test('proves to be the site where there is a secret to prove it with', async () => {
  await send('name=Ada');
  expect(asked[0]?.headers).not.toHaveProperty('x-faustwp-secret');
  vi.resetModules();
  vi.stubEnv('FAUST_SECRET_KEY', 'a secret of sixteen signs');
  await send('name=Ada');
  expect(asked[1]?.headers['x-faustwp-secret']).toBe('a secret of sixteen signs');
});
