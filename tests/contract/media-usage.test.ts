/** Where media items are used, which are unused, and who may know. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient } from '../support/rest-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const request = createRestClient(() => site.db);

/** A media item without a file on the disk. @returns its ID */
async function addMedia(file: string, owner = 'editor'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with node as (
      insert into content_node (type, status, title, slug, uri, author_id, published_at, modified_at)
      select 'attachment', 'inherit', ${file}, ${file}, ${`/${file}/`}, u.id, now(), now() from user_account u where u.login = ${owner}
      returning id)
    insert into media_item (node_id, file, mime_type, file_size, content_hash) select id, ${file}, 'image/webp', 1, '' from node
    returning node_id as id`.execute(site.db);
  return rows[0]?.id ?? 0;
}

async function addPage(title: string, data: Record<string, unknown>): Promise<number> {
  const { status, data: page } = await request('editor', 'POST', '/wp/v2/pages', { body: { title, status: 'draft', ...data } });
  expect(status).toBe(201);
  return page.id as number;
}

const getUsage = async (id: number) => (await request('editor', 'GET', `/studio/v1/media/${id}/usage`)).data;
const listTitles = async (id: number) => ((await getUsage(id)).content as { title: string }[]).map(({ title }) => title).toSorted();

test('featured images, attributes of blocks, classes and addresses of images count', async () => {
  const id = await addMedia('2026-usage-doors.webp');
  const image = (markup: string) => ({ content: markup });
  await addPage('Featured', { featured_media: id });
  await addPage('Attribute', image(`<!-- wp:site/hero {"imageId":${id}} /-->`));
  await addPage('List', image(`<!-- wp:gallery {"ids":[1,${id}]} --><p></p><!-- /wp:gallery -->`));
  await addPage('Class', image(`<p><img class="wp-image-${id}" src="/elsewhere.webp" alt=""/></p>`));
  await addPage('Address', image('<p><img src="http://cms.test/media/2026-usage-doors-300x200.webp" alt=""/></p>'));
  await addPage('Variant', image('<p><img src="/media/2026-usage-doors-960.avif" alt=""/></p>'));
  const other = await addPage('Number', image(`<!-- wp:site/hero {"height":${id}} /--><p>${id}</p>`));
  await addPage('Longer', image(`<!-- wp:site/hero {"anchorId":"${id}-intro","fileId":${id}5} /-->`));
  expect(await listTitles(id)).toEqual(['Address', 'Attribute', 'Class', 'Featured', 'List', 'Variant']);
  await request('editor', 'POST', `/wp/v2/pages/${other}`, { body: { featured_media: id } });
  expect(await listTitles(id)).toContain('Number');
});

test('the former address of a file that was replaced counts', async () => {
  const id = await addMedia('2026-usage-new.webp');
  await sql`insert into former_media_file (file, node_id) values ('2026-usage-former.webp', ${id})`.execute(site.db);
  const isUnused = async () => (await request('editor', 'GET', `/wp/v2/media?unused=true&include=${id}`)).data.length === 1;
  expect(await isUnused()).toBe(true);
  await addPage('Former address', { content: '<p><img src="/media/2026-usage-former-300x200.webp" alt=""/></p>' });
  expect([await listTitles(id), await isUnused()]).toEqual([['Former address'], false]);
});

test('an address with escaped characters is that of the file, and an invalid one does not stop a save', async () => {
  const id = await addMedia('2026-Grundriß.webp');
  await addPage('Escaped', { content: '<p><a href="/media/2026-Grundri%C3%9F.webp">a</a> <a href="/media/%FF%FE.webp">b</a></p>' });
  expect(await listTitles(id)).toEqual(['Escaped']);
});

test('options and terms count, and a reference that was removed does not', async () => {
  const id = await addMedia('2026-usage-option.webp');
  await sql`insert into site_option (name, value) values ('usage', ${JSON.stringify({ popup: { image: id } })}::jsonb)`.execute(site.db);
  await sql`insert into term (taxonomy, name, slug, uri, description) values ('category', 'Usage', 'usage', '/usage-term/', ${'<img src="/media/2026-usage-option.webp">'})`.execute(
    site.db,
  );
  const page = await addPage('Replaced', { featured_media: id });
  await request('editor', 'POST', `/wp/v2/pages/${page}`, { body: { featured_media: 0 } });
  expect(await getUsage(id)).toEqual({ content: [], more_content: 0, terms: ['Usage'], options: ['usage'], menus: [] });
});

test('authors see the usage of their own files, without content that they may not read', async () => {
  const [own, foreign] = [await addMedia('2026-usage-own.webp', 'author'), await addMedia('2026-usage-foreign.webp')];
  const draft = await addPage('Secret draft', { featured_media: own });
  const reply = await request('author', 'GET', `/studio/v1/media/${own}/usage`);
  expect([reply.status, reply.data.content, reply.data.more_content]).toEqual([200, [], 1]);
  expect((await request('author', 'GET', `/studio/v1/media/${foreign}/usage`)).status).toBe(403);
  expect((await request(null, 'GET', `/studio/v1/media/${own}/usage`)).status).toBe(401);
  expect((await request(null, 'GET', '/wp/v2/media?unused=true')).status).toBe(401);
  expect((await request('editor', 'GET', `/studio/v1/media/${draft}/usage`)).status).toBe(404);
});

test('unused items are found among 10,000 within a second', async () => {
  const unused = await addMedia('2026-usage-none.webp');
  await sql`
    with node as (
      insert into content_node (type, status, title, slug, uri, published_at, modified_at)
      select 'attachment', 'inherit', 'Many', 'many-' || n, '/many-' || n || '/', now() - n * interval '1 hour', now() from generate_series(1, 10000) n
      returning id, slug), item as (
      insert into media_item (node_id, file, mime_type, file_size, content_hash) select id, slug || '.webp', 'image/webp', 1, '' from node)
    insert into content_node (type, status, title, slug, published_at, modified_at, content)
    select 'page', 'draft', 'User', 'user-' || slug, now(), now(), '<!-- wp:site/hero {"imageId":' || id || '} /-->' from node`.execute(
    site.db,
  );
  await sql`analyze content_node, media_item, media_reference`.execute(site.db);
  const start = performance.now();
  const { data } = await request('editor', 'GET', '/wp/v2/media?unused=true&per_page=100&_fields=id');
  expect(performance.now() - start).toBeLessThan(1_000);
  const ids = (data as { id: number }[]).map(({ id }) => id);
  expect(ids).toContain(unused);
  const used = await request('editor', 'GET', '/wp/v2/media?unused=false&per_page=1&_fields=id');
  expect(Number(used.headers['x-wp-total'])).toBeGreaterThanOrEqual(10_000);
});
