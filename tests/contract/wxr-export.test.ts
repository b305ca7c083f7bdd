/** Exports all content of one database as WXR and imports it into another one, without losses. */
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFiles } from '../../content/media/import-files.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { createLog } from '#lib/log/log.ts';
import { exportWxr } from '../../content/wxr/export/export-wxr.ts';
import { importWxr } from '../../content/wxr/import/import-wxr.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { fixtureSeed } from '../support/fixture-seed.ts';
import { writeWxrFile } from '../support/wxr-file.ts';

const mediaDir = resolve('node_modules/.cache/media');
const originals = resolve('content/seed/media');

let from: TestDatabase;
let to: TestDatabase;
let firstExport: string;
beforeAll(async () => {
  from = await createDatabase('migrated');
  to = await createDatabase('migrated');
  const sources = fixtureSeed.media.map(({ slug, file }) => ({
    path: resolve(originals, file),
    name: slug,
    date: new Date('2024-02-01T08:00:00Z'),
  }));
  const { media } = await importFiles(mediaDir, sources, () => {});
  await loadSeed(from.db, { seed: fixtureSeed, media, contentUrl: 'http://cms.test' });
  await addContentMissingInSeed();
  firstExport = await createExport(from);
  await importWxr({
    files: [await writeWxrFile(firstExport)],
    services: {
      db: to.db,
      mediaDir,
      siteUrl: 'http://site.test',
      contentUrl: 'http://cms.test',
      now: () => new Date(),
      log: createLog('error'),
    },
    media: 'keep',
    ids: 'keep',
    existing: 'update',
    role: 'subscriber',
  });
});
afterAll(async () => {
  await from.drop();
  await to.drop();
});

/** Adds revisions, characters that must be escaped, and values in all other columns. */
async function addContentMissingInSeed(): Promise<void> {
  await sql`
    insert into content_node (type, status, title, slug, author_id, content, published_at, modified_at, revision_of, is_autosave)
    select type, 'inherit', title || ' before', id || case when n = 1 then '-autosave-v1' else '-revision-v1' end, 1, 'Older text', published_at, modified_at, id, n = 1
    from content_node, generate_series(1, 2) n where slug in ('report-1', 'about')`.execute(from.db);
  await sql`
    update content_node set title = 'A ]]> & <b>"quoted"</b> ☃', content = content || ${'<!-- wp:html -->\n<b>]]></b>\n<!-- /wp:html -->'}, template = 'wide.php', last_edited_by = 2,
      seo = '{"title": "T", "noindex": true, "canonical": "https://example.org/"}', slug = 'łódź-☃', uri = '/%c5%82%c3%b3d%c5%ba-%e2%98%83/'
    where slug = 'report-2'`.execute(from.db);
  await sql`update content_node set date_floats = true where status = 'draft'`.execute(from.db);
  await sql`update comment set agent = 'Browser', karma = 3, author_ip = '192.0.2.1' where id = 1`.execute(from.db);
  await sql`update term set description = 'Text & more' where slug = 'insights'`.execute(from.db);
  const extraMeta = JSON.stringify([
    { key: 'layout', value: 'wide ]]> & more' },
    { key: 'layout', value: 'narrow' },
  ]);
  await sql`update content_node set enclosure = ${'http://old.test/a.mp3\n61\naudio/mpeg'} where slug = 'report-1'`.execute(from.db);
  await sql`update content_node set featured_image_id = (select min(node_id) from media_item) where revision_of is not null`.execute(
    from.db,
  );
  for (const table of ['content_node', 'term', 'menu', 'menu_item', 'comment'])
    await sql`update ${sql.table(table)} set extra_meta = ${extraMeta}::jsonb where id = (select min(id) from ${sql.table(table)})`.execute(
      from.db,
    );
  await sql`update content_node set extra_meta = ${JSON.stringify([{ key: '_site_file_details', value: 'a:1:{s:7:"bitrate";i:64000;}' }])}::jsonb
    where id = (select max(node_id) from media_item)`.execute(from.db);
  await sql`update media_item set focal_point = '{"x": 0.25, "y": 0.8}' where node_id = (select max(node_id) from media_item)`.execute(
    from.db,
  );
  await sql`update user_account set description = 'Writes about <b>docks</b>', url = 'https://example.org/', nickname = 'Nick', locale = 'pl_PL' where id = 1`.execute(
    from.db,
  );
}

async function createExport({ db }: TestDatabase): Promise<string> {
  let file = '';
  const write = async (chunk: string) => {
    file += chunk;
  };
  await exportWxr({ db, siteUrl: 'http://site.test', contentUrl: 'http://cms.test', now: new Date('2026-01-01T00:00:00Z'), write });
  return file;
}

async function readRows({ db }: TestDatabase, query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(db)).rows;
}

test('an export of imported content is identical to the imported file', async () => {
  const secondExport = await createExport(to);
  expect(secondExport.split('\n')).toEqual(firstExport.split('\n'));
});

test('the export contains every type of element and content', () => {
  for (const element of [
    '<wp:author>',
    '<wp:category>',
    '<wp:tag>',
    '<site:option name="settings">',
    '<site:location>',
    '<wp:attachment_url>',
    '<wp:comment>',
    '<wp:termmeta>',
  ])
    expect(firstExport).toContain(element);
  for (const type of ['post', 'page', 'attachment', 'regions', 'markets', 'team', 'property_page', 'nav_menu_item', 'revision'])
    expect(firstExport).toContain(`<wp:post_type><![CDATA[${type}]]></wp:post_type>`);
});

/** Excludes URIs of unpublished nodes, which an export does not contain. They are created on publication. */
const NODES = `select id, type, status, title, slug, case when status in ('publish', 'private', 'inherit') then uri end as uri, parent_id, author_id, menu_order, content, excerpt,
  password, sticky, comment_status, ping_status, featured_image_id, template, guid, published_at, date_floats, modified_at, fields, seo, revision_of, is_autosave, last_edited_by, enclosure, extra_meta
  from content_node order by id`;

test.each([
  ['nodes', NODES],
  ['media', 'select * from media_item order by node_id'],
  ['references', 'select * from node_reference order by node_id, field_group, field, position'],
  ['terms', 'select * from term order by id'],
  ['term relationships', 'select * from term_relationship order by node_id, term_id'],
  ['menus', 'select * from menu order by id'],
  ['menu locations', 'select * from menu_location order by location'],
  ['menu items', 'select * from menu_item order by id'],
  [
    'comments',
    'select id, node_id, parent_id, user_id, author_name, author_email, author_url, author_ip, agent, content, status, type, karma, created_at, extra_meta from comment order by id',
  ],
  [
    'authors',
    'select id, login, email, display_name, first_name, last_name, description, url, nickname, nicename, locale, roles from user_account where id in (select author_id from content_node) order by id',
  ],
  ['site options', 'select * from site_option order by name'],
])('the import restores all %s', async (_name, query) => {
  const before = await readRows(from, query);
  expect(before.length).toBeGreaterThan(0);
  expect(await readRows(to, query)).toEqual(before);
});

test('the export contains no characters that are invalid in XML', async () => {
  await sql`update content_node set title = ${'Form\u000bfeed\u0001'} where slug = 'report-3'`.execute(from.db);
  // oxlint-disable-next-line no-control-regex
  expect(await createExport(from)).not.toMatch(/[\u0001\u000b]/);
});
