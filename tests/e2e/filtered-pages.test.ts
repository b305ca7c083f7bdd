/** Pages with query parameters: rendered for each request, without affecting the cached page. */
import { expect, inject, test } from 'vitest';

const get = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' });

test('a query parameter filters a list without scripts', async () => {
  const html = await (await get('/news/?year=2025')).text();
  expect(html).toMatch(/<h2[^>]*>2025</);
  expect(html).not.toMatch(/<script(?! type="(?:application\/ld\+json|speculationrules)")/);
});

test('a filtered page is not cached, and its canonical URL is the unfiltered page', async () => {
  const response = await get('/news/?year=2025');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/news\/"/);
});

test('a filtered request does not change the cached page', async () => {
  const before = await (await get('/news/')).text();
  await get('/news/?year=2025');
  const after = await get('/news/');
  expect(await after.text()).toBe(before);
  expect(after.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('campaign parameters are ignored', async () => {
  const [plain, campaign] = await Promise.all([get('/news/'), get('/news/?utm_source=letter&fbclid=1')]);
  expect(await campaign.text()).toBe(await plain.text());
});

test('empty parameters are ignored, and unknown pages stay 404', async () => {
  expect((await get('/?q=')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await get('/nowhere/?q=dock')).status).toBe(404);
});

test('the internal route is not reachable', async () => {
  for (const path of ['/filtered/news/', '/filtered/news/?year=2025', '/filtered/-/']) expect((await get(path)).status).toBe(404);
});
