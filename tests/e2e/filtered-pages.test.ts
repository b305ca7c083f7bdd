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

test('the categories of the newsroom are links that keep the other filters', async () => {
  const all = await (await get('/news/')).text();
  expect(all).not.toContain('name="category"');
  expect(all).toMatch(/<a href="\/category\/insights\/">Insights \(\d+\)</);
  const filtered = await (await get('/news/?market=dallas-fort-worth&category=insights')).text();
  expect(filtered).toMatch(/<a href="\/news\/\?category=development&amp;market=dallas-fort-worth">Development \(\d+\)</);
  expect(filtered).toMatch(/<input type="hidden" name="category" value="insights"/);
});

test('the team page filters people by department and region, without scripts', async () => {
  const [all, texans, none] = await Promise.all(
    ['/team/', '/team/?region=texas&department=leasing', '/team/?region=texas&department=sustainability'].map(async (path) =>
      (await get(path)).text(),
    ),
  );
  expect(all).toMatch(/<h2[^>]*>Leadership</);
  expect(all).toContain('58 team members');
  expect(texans).toMatch(/<title>Team, Leasing, Texas \|/);
  expect(texans).toMatch(/<h2[^>]*>Leasing, Texas</);
  expect(texans).not.toMatch(/<h2[^>]*>Leadership</);
  expect(texans).toContain('2 of 58 team members');
  // A choice of one filter keeps the other.
  expect(texans).toMatch(/<a href="\/team\/\?region=texas&amp;department=development">Development \(1\)</);
  expect(texans).toMatch(/<input type="hidden" name="department" value="leasing"/);
  expect(none).toContain('No team members match these filters');
  expect(none).toMatch(/<a href="\/team\/">Show all 58 team members</);
});

test('the second page of the team has a title of its own and no leadership', async () => {
  const html = await (await get('/team/')).text();
  const next = /<a[^>]*href="(\/team\/after\/[^"]+)"[^>]*>/.exec(html)?.[1];
  const page = await (await get(`${next}`)).text();
  expect(page).not.toMatch(/<h2[^>]*>Leadership</);
  expect(page).toMatch(/<title>Team, after “/);
});
