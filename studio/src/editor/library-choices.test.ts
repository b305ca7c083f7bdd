import { expect, test } from 'vitest';
import { listAllMedia } from './library-choices.ts';

test('lists of media are requested in the context view, and their items have raw texts', async () => {
  const items = [{ id: 1, title: { rendered: 'Gate' }, caption: { rendered: '<p>The gate</p>\n' } }];
  const requested: (string | undefined)[] = [];
  const response = (await listAllMedia({ path: '/wp/v2/media?context=edit&per_page=20', parse: false }, async ({ path }) => {
    requested.push(path);
    return new Response(JSON.stringify(items), { headers: { 'X-WP-Total': '1' } });
  })) as Response;
  expect(requested).toEqual(['/wp/v2/media?context=view&per_page=20']);
  expect(response.headers.get('X-WP-Total')).toBe('1');
  expect(await response.json()).toEqual([
    { id: 1, title: { rendered: 'Gate', raw: 'Gate' }, caption: { rendered: '<p>The gate</p>\n', raw: 'The gate' } },
  ]);
});

test('other requests stay as they are', async () => {
  for (const path of ['/wp/v2/media/1?context=edit', '/wp/v2/media?context=view', '/wp/v2/posts?context=edit'])
    expect(await listAllMedia({ path }, async (options) => options.path)).toBe(path);
});
