/** Requests for the saved list and the comparison of properties. Visitors use them in visitor-tasks.test.ts. */
import { expect, inject, test } from 'vitest';

const siteUrl = inject('siteUrl');
const get = (path: string, cookie = '') => fetch(siteUrl + path, { redirect: 'manual', headers: { cookie } });

async function listSlugs(count: number): Promise<string[]> {
  const html = await (await get('/property-search/')).text();
  return [...new Set(Array.from(html.matchAll(/href="\/properties\/([\w-]+)\/"/g), ([, slug = '']) => slug))].slice(0, count);
}

test('an address with too many and unknown buildings shows four, and names the others', async () => {
  const slugs = await listSlugs(5);
  const response = await get(`/compare/?properties=${slugs.join(',')},withdrawn-warehouse`);
  const html = await response.text();
  expect(html.match(/<th scope="col"/g)).toHaveLength(4);
  expect(html).toContain('You chose <!-- -->5<!-- --> buildings.');
  expect(html).toContain('“withdrawn warehouse”');
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/compare/?properties=${slugs.join(',')},withdrawn-warehouse"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('every page shows how many buildings are saved, and is otherwise the page of all visitors', async () => {
  for (const path of ['/properties/', '/property-search/?q=dallas', '/saved/', '/no-such-page/']) {
    const [plain, withCount] = await Promise.all([get(path), get(path, 'saved-count=3')]);
    const text = await withCount.text();
    expect(text).toContain('<style>:root{--saved-count:" (3)"}</style></body></html>');
    expect(text.replace(/<style>:root\{--saved-count[^<]*<\/style>/, '')).toBe(await plain.text());
    expect(withCount.headers.get('cache-control')).toMatch(/^private|^no-store/);
    expect(withCount.headers.get('etag')).toBe(plain.headers.get('etag')?.replace(/"$/, '-3"'));
  }
  const { headers } = await get('/properties/', 'saved-count=3');
  const etag = headers.get('etag') ?? '';
  const conditional = (cookie: string) => fetch(`${siteUrl}/properties/`, { headers: { cookie, 'if-none-match': etag } });
  expect((await conditional('saved-count=3')).status).toBe(304);
  expect((await conditional('saved-count=4')).status).toBe(200);
  expect((await conditional('')).status).toBe(200);
});

test('the list of one visitor is in no page of others', async () => {
  const page = '/properties/';
  const [plain, withList] = await Promise.all([get(page), get(page, 'saved-properties=1.2.3')]);
  expect(await withList.text()).toBe(await plain.text());
  const [list] = [await get('/saved/', 'saved-properties=999999999')];
  expect(list?.headers.get('cache-control')).toBe('private, no-store');
  expect(await list?.text()).toContain('no longer listed on this site');
  expect(await (await get('/saved/')).text()).toContain('You have not saved any buildings');
});
