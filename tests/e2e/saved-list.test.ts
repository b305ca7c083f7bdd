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

test('the list of one visitor is in no page of others', async () => {
  const page = '/properties/';
  const [plain, withList] = await Promise.all([get(page), get(page, 'saved-properties=1.2.3')]);
  expect(await withList.text()).toBe(await plain.text());
  const [list] = [await get('/saved/', 'saved-properties=999999999')];
  expect(list?.headers.get('cache-control')).toBe('private, no-store');
  expect(await list?.text()).toContain('no longer listed on this site');
  expect(await (await get('/saved/')).text()).toContain('You have not saved any buildings');
});
