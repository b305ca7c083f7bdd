/** Everything in a foreign export that is not imported has a line in the report. One file contains all cases. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#lib/log/log.ts';
import { importWxr } from '../../content/wxr/import/import-wxr.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { authorElement, formatCategory, formatComment, formatItem, formatMeta, formatWxr, writeWxrFile } from '../support/wxr-file.ts';

/** A case: XML, and the reason that the report gives, with what identifies the loss. */
type Case = [title: string, xml: string, line: string];

const withElement = (name: string, value: string) => `<wp:${name}>${value}</wp:${name}>`;
let lastId = 1000;
const item = (values: Parameters<typeof formatItem>[0], replace: [string, string] = ['', '']) => {
  lastId += 1;
  return formatItem({ id: lastId, slug: `item-${lastId}`, ...values }).replace(...replace);
};

const cases: Case[] = [
  ['text in the channel', 'Loose words', 'text outside of the elements of <channel>: “Loose words”'],
  ['text in an item', item({ more: 'Lost words' }), 'text outside of the elements of <item>: “Lost words”'],
  [
    'text in a meta element',
    item({ more: formatMeta('a', 'b').replace('<wp:meta_key>', 'Stray<wp:meta_key>') }),
    'text outside of the elements of <wp:postmeta>: “Stray”',
  ],
  [
    'an unknown attribute',
    item({ more: formatCategory('category', 'news').replace('<category', '<category parent="top"') }),
    'attribute "parent" of <category>, which is not part of the format: “top”',
  ],
  ['an id that is too large', item({ id: 99_999_999_999 }), 'value of <wp:post_id> that cannot be read: “99999999999”'],
  [
    'a parent that is too large',
    item({ type: 'page', parent: 99_999_999_999 }),
    'value of <wp:post_parent> that cannot be read: “99999999999”',
  ],
  [
    'an order that is not a number',
    item({ more: withElement('menu_order', 'last') }),
    'value of <wp:menu_order> that cannot be read: “last”',
  ],
  ['a date of change', item({ more: withElement('post_modified', 'May') }), 'value of <wp:post_modified> that cannot be read: “May”'],
  [
    'an unknown comment status',
    item({ more: withElement('comment_status', 'registered_only') }),
    'value of <wp:comment_status> that cannot be read: “registered_only”',
  ],
  ['a sticky flag', item({ more: withElement('is_sticky', 'yes') }), 'value of <wp:is_sticky> that cannot be read: “yes”'],
  [
    'an id of a comment',
    item({ more: formatComment({ id: 1 }).replace('<wp:comment_id>1<', '<wp:comment_id>one<') }),
    'value of <wp:comment_id> that cannot be read: “one”',
  ],
  [
    'the account of a comment',
    item({
      more: formatComment({ id: 2 }).replace('<wp:comment_parent>', '<wp:comment_user_id>71</wp:comment_user_id><wp:comment_parent>'),
    }),
    'comment of an account that is not in the file, imported without the account: comment 2 by Cy',
  ],
  ['a link with a query', item({ title: 'Query', link: 'http://old.test/?topic=5' }), '“Query”, line'],
  ['a link that is not a URL', item({ title: 'No URL', link: 'nowhere' }), '“No URL”, line'],
  ['the last editor', item({ title: 'Edited', more: formatMeta('_edit_last', 72) }), 'last editor who is not in the file: post'],
  [
    'meta of media on a post',
    item({ more: formatMeta('_wp_attached_file', 'a.jpg') }),
    'meta "_wp_attached_file" without a declared field',
  ],
  [
    'a featured image that is not an id',
    item({ more: formatMeta('_thumbnail_id', 'first') }),
    'meta "_thumbnail_id" without a declared field',
  ],
  [
    'a value of a declared field',
    item({ type: 'markets', more: formatMeta('population', 'many') }),
    'value of the field "population" that cannot be read: markets',
  ],
  [
    'a reference of SEO data',
    item({ more: formatMeta('_yoast_wpseo_opengraph-image-id', 4_040) }),
    'reference of a field that was not imported: post',
  ],
  [
    'a draft of a menu item',
    item({ type: 'nav_menu_item', status: 'draft', more: formatCategory('nav_menu', 'main') }),
    'menu item with the status "draft": nav_menu_item',
  ],
  [
    'comments of a menu item',
    item({
      type: 'nav_menu_item',
      more: formatCategory('nav_menu', 'main') + formatMeta('_menu_item_type', 'custom') + formatComment({ id: 3 }),
    }),
    'comments of a menu item: nav_menu_item',
  ],
  [
    'terms of a revision',
    item({ type: 'revision', status: 'inherit', parent: 1001, more: formatCategory('category', 'news') }),
    'terms of a revision: revision',
  ],
  [
    'a media item without a file',
    item({ type: 'attachment', status: 'inherit' }),
    'file, caption, description and alternative text of a media item without a file URL: attachment',
  ],
];

let database: TestDatabase;
const lines: string[] = [];
const titles = async () =>
  (await sql<{ title: string }>`select title from content_node`.execute(database.db)).rows.map(({ title }) => title);

beforeAll(async () => {
  database = await createDatabase('migrated');
  const mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  const late = item({ title: 'After the channel' });
  const file = await writeWxrFile(
    formatWxr(authorElement + cases.map(([, xml]) => xml).join(''), {
      after: `</channel>${late}<channel><title>Second</title></channel></rss>`,
    }),
  );
  await importWxr({
    files: [file],
    services: {
      db: database.db,
      mediaDir,
      siteUrl: 'http://site.test',
      contentUrl: 'http://cms.test',
      now: () => new Date(),
      log: createLog('error'),
    },
    media: 'keep',
    ids: 'keep',
    existing: 'update',
    role: 'author',
    timezone: 'UTC',
    writeReportLine: (line) => lines.push(line),
  });
  await rm(mediaDir, { recursive: true });
});
afterAll(() => database.drop());

test.each(cases)('the report lists %s', (_title, _xml, expected) => {
  expect(lines.filter((line) => line.includes(expected))).toHaveLength(1);
});

test('items after the end of the channel are imported, and a second channel is reported', async () => {
  expect(await titles()).toContain('After the channel');
  expect(lines).toContainEqual(expect.stringContaining('element <title> in <channel>') as string);
});
