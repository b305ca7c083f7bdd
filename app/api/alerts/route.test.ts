/** The routes of email alerts, against a content service that this test imitates. */
import { beforeEach, expect, test, vi } from 'vitest';
import { HONEYPOT_FIELD } from '#lib/forms/types.ts';

const fetchContent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', 'http://content.test');
  vi.stubEnv('FAUST_SECRET_KEY', 'a secret of sixteen characters');
  vi.stubEnv('FAUST_SECRET_KEY_PREVIOUS', '');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubGlobal('fetch', fetchContent);
  fetchContent.mockReset();
});

const respond = (status: number, data: unknown) => fetchContent.mockResolvedValue(Response.json(data, { status }));

async function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const { POST } = await import('./route.ts');
  return await POST(
    new Request('https://site.example/api/alerts/', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7', ...headers },
    }),
  );
}

const getLocation = async (fields: Record<string, string>) => (await send(fields)).headers.get('location');

/** The URL, headers and body of the first request to the content service. */
function getSent(): { url: string; headers: unknown; body: unknown } {
  const [url, init] = fetchContent.mock.calls[0] ?? [];
  if (!(url instanceof URL) || typeof init?.body !== 'string') throw new Error('No request was sent to the content service.');
  return { url: url.href, headers: init.headers, body: JSON.parse(init.body) };
}

const request = { email: 'dana@example.com', topic: 'properties', query: 'min=5000&q=dallas' };

test('a request is forwarded with the address of the visitor, and the page says that an email is on its way', async () => {
  respond(202, {});
  const response = await send(request);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/alerts/?done=requested');
  expect(getSent()).toMatchObject({
    url: 'http://content.test/?rest_route=%2Fsite%2Fv1%2Fsubscriptions',
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-faustwp-secret': 'a secret of sixteen characters' },
    body: request,
  });
});

test('a rejected request returns to the form with the same search, without the email address', async () => {
  respond(422, { problem: 'invalid-email' });
  expect(await getLocation(request)).toBe('/alerts/?min=5000&q=dallas&topic=properties&problem=invalid-email');
  respond(429, { retryMinutes: 12 });
  expect(await getLocation(request)).toBe('/alerts/?min=5000&q=dallas&topic=properties&problem=too-many');
});

test('a bot that fills the hidden field sees the same page, and nothing is requested', async () => {
  expect(await getLocation({ ...request, [HONEYPOT_FIELD]: 'x' })).toBe('/alerts/?done=requested');
  expect(fetchContent).not.toHaveBeenCalled();
});

test('a form of another site is rejected', async () => {
  expect((await send(request, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(fetchContent).not.toHaveBeenCalled();
});

test('a confirmation leads to the list of alerts, and an expired one to its page', async () => {
  respond(200, { token: '7.signature' });
  expect(await getLocation({ confirm: 'abc' })).toBe('/alerts/?token=7.signature&done=confirmed');
  respond(404, {});
  expect(await getLocation({ confirm: 'abc' })).toBe('/alerts/?confirm=abc');
});

test('removing an alert leads to those that remain', async () => {
  respond(200, { deleted: 1, token: '8.signature' });
  expect(await getLocation({ token: '7.signature', remove: '7' })).toBe('/alerts/?token=8.signature&done=removed');
  respond(200, { deleted: 2, token: null });
  expect(await getLocation({ token: '7.signature', remove: 'all' })).toBe('/alerts/?done=removed');
});

test('the page does not say that an alert was removed if none was', async () => {
  respond(200, { deleted: 0, token: '7.signature' });
  expect(await getLocation({ token: '7.signature', remove: '999' })).toBe('/alerts/?token=7.signature&problem=unknown-alert');
  respond(200, { deleted: 0, token: null });
  expect(await getLocation({ token: '7.forged', remove: '7' })).toBe('/alerts/?token=7.forged');
});

test('while the content service is unavailable, nothing is lost and the page says so', async () => {
  fetchContent.mockRejectedValue(new Error('The connection was refused.'));
  expect(await getLocation(request)).toBe('/alerts/?min=5000&q=dallas&topic=properties&problem=unavailable');
  expect(await getLocation({ confirm: 'abc' })).toBe('/alerts/?confirm=abc&problem=unavailable');
  expect(await getLocation({ token: '7.x', remove: '7' })).toBe('/alerts/?token=7.x&problem=unavailable');
});

const unsubscribeUrl = 'https://site.example/api/alerts/unsubscribe/?token=7.signature';

test('an email program unsubscribes with one request from any origin, and repeating it changes nothing', async () => {
  const { POST } = await import('./unsubscribe/route.ts');
  const oneClick = async () =>
    await POST(
      new Request(unsubscribeUrl, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'sec-fetch-site': 'cross-site' } }),
    );
  fetchContent.mockImplementation(async () => Response.json({ deleted: 0, token: null }));
  expect([(await oneClick()).status, (await oneClick()).status]).toEqual([200, 200]);
  expect(getSent().body).toEqual({ token: '7.signature' });
  fetchContent.mockRejectedValue(new Error('The connection was refused.'));
  expect((await oneClick()).status).toBe(503);
});

test('opening the link of an email unsubscribes no one', async () => {
  const { GET } = await import('./unsubscribe/route.ts');
  expect(GET(new Request(unsubscribeUrl)).headers.get('location')).toBe('/alerts/?token=7.signature');
  expect(fetchContent).not.toHaveBeenCalled();
});
