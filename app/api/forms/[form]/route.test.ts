import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type ReceivedRequest = { headers: IncomingMessage['headers']; url: string; body: string };

let server: Server;
let received: ReceivedRequest[];
let contentResponse: { status: number; body: unknown; headers?: Record<string, string> };

beforeEach(async () => {
  received = [];
  contentResponse = { status: 200, body: { token: 'A'.repeat(22), place: '12-3.0', uri: '/contact/' } };
  server = createServer(async (request, response) => {
    received.push({ headers: request.headers, url: request.url ?? '', body: await text(request) });
    response.writeHead(contentResponse.status, contentResponse.headers).end(JSON.stringify(contentResponse.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => server.close());

const sameOrigin = { 'sec-fetch-site': 'same-origin', referer: 'https://site.example/about/?utm_source=x&form=old' };
const urlencoded = 'application/x-www-form-urlencoded';

async function send(body: BodyInit, headers: Record<string, string> = sameOrigin, form = 'contact'): Promise<Response> {
  const { POST } = await import('./route.ts');
  const init = {
    method: 'POST',
    headers: { host: 'site.example', ...(typeof body === 'string' && { 'content-type': urlencoded }), ...headers },
    body,
    duplex: 'half',
  };
  return await POST(new Request(`http://127.0.0.1:3000/api/forms/${form}/`, init), { params: Promise.resolve({ form }) });
}

test('a form is forwarded unchanged, and the response redirects to its page', async () => {
  const response = await send('name=Ada&name=Eve&place=12-3.0', {
    ...sameOrigin,
    'x-forwarded-for': '203.0.113.9',
    cookie: 'theme=dark; form-clock=shown.abc.def',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/about/?utm_source=x&form=${'A'.repeat(22)}#form-12-3-0`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ url: '/wp-json/site/v1/forms/contact', body: 'name=Ada&name=Eve&place=12-3.0' });
  expect(received[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-form-clock': 'shown.abc.def' });
  expect(received[0]?.headers.cookie).toBeUndefined();
});

test.each([
  ['there is no referrer', undefined, '/contact/'],
  ['the referrer is another site', 'https://evil.example/a/', '/contact/'],
  ['the referrer is the notice page', 'https://site.example/api/forms/contact/', '/contact/'],
  ['the path of the referrer could be read as a host', 'https://site.example//evil.example/', '/evil.example/'],
])('the response redirects to a path of this site when %s', async (_name, referer, path) => {
  const response = await send('name=Ada', { 'sec-fetch-site': 'same-origin', ...(referer && { referer }) });
  expect(response.headers.get('location')).toBe(`${path}?form=${'A'.repeat(22)}#form-12-3-0`);
});

test.each(['cross-site', 'same-site', 'none'])('a form from %s is rejected and not forwarded', async (site) => {
  const response = await send('name=Ada', { ...sameOrigin, 'sec-fetch-site': site });
  expect(response.status).toBe(403);
  expect(received).toEqual([]);
});

test('other content types, unknown forms and large bodies are rejected', async () => {
  expect((await send('{}', { ...sameOrigin, 'content-type': 'application/json' })).status).toBe(400);
  expect((await send('a=b', sameOrigin, 'constructor')).status).toBe(404);
  expect((await send(`message=${'x'.repeat(300_000)}`)).status).toBe(413);
  const files = new FormData();
  files.set('a', 'b');
  expect((await send(files)).status).toBe(400);
  expect(received).toEqual([]);
});

test('files are forwarded', async () => {
  const form = new FormData();
  form.set('papers', new File(['%PDF-1.7'], 'a.pdf'));
  expect((await send(form, sameOrigin, 'vendor')).status).toBe(303);
  expect(received[0]?.body).toContain('filename="a.pdf"');
});

test('a rate-limited visitor learns how long to wait', async () => {
  contentResponse = { status: 429, body: {}, headers: { 'retry-after': '720' } };
  const response = await send('name=Ada');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '720']);
  expect(await response.text()).toContain('Send it again in 12 minutes');
});

test('while the content service is unavailable, the response contains the submitted values, escaped, to be sent again', async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  const submitted = new URLSearchParams({ message: '"><script>alert(1)</script>', place: '12-3.0', 'x"onfocus="y': 'z' });
  const response = await send(submitted.toString());
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(html).toContain('action="/api/forms/contact/"');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"onfocus');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('after a failed upload, the page asks for the files again', async () => {
  contentResponse = { status: 500, body: {} };
  const form = new FormData();
  form.set('company', 'Roofers');
  const html = await (await send(form, sameOrigin, 'vendor')).text();
  expect(html).toContain('choose your files again');
});

test('the shared secret is sent when there is one', async () => {
  vi.stubEnv('DATA_DIR', '/nowhere');
  await send('name=Ada');
  expect(received[0]?.headers).not.toHaveProperty('x-faustwp-secret');
  vi.resetModules();
  vi.stubEnv('FAUST_SECRET_KEY', 'a secret of sixteen characters');
  await send('name=Ada');
  expect(received[1]?.headers['x-faustwp-secret']).toBe('a secret of sixteen characters');
});
