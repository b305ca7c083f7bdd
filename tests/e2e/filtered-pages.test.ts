/** Pages of which the address asks something: made for the request, and kept from nobody's view of the page itself. */
import { expect, inject, test } from 'vitest';

const get = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' });

test('a list is narrowed by its address, without script', async () => {
  const html = await (await get('/news/?year=2025')).text();
  expect(html).toMatch(/<h2[^>]*>2025</);
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test('such a page is for this request alone, and search engines keep the page itself', async () => {
  const answer = await get('/news/?year=2025');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/news\/"/);
});

test('the page itself stays what it was', async () => {
  const before = await (await get('/news/')).text();
  await get('/news/?year=2025');
  const after = await get('/news/');
  expect(await after.text()).toBe(before);
  expect(after.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('what campaigns add changes nothing', async () => {
  const [plain, campaign] = await Promise.all([get('/news/'), get('/news/?utm_source=letter&fbclid=1')]);
  expect(await campaign.text()).toBe(await plain.text());
});

test('a page that asks for nothing it knows is the page itself', async () => {
  expect((await get('/?q=')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await get('/nowhere/?q=dock')).status).toBe(404);
});

test('the inner route has no address of its own', async () => {
  for (const path of ['/filtered/news/', '/filtered/news/?year=2025', '/filtered/-/']) expect((await get(path)).status).toBe(404);
});
