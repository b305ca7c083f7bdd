/** What the database itself guards, and what a seed may not do. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseUnusable } from '../../content/db/connect.ts';
import { connect } from '../../content/db/connect.ts';
import { DatabaseIsNewer, migrate } from '../../content/db/migrate.ts';
import type { MediaFile } from '../../content/media/picture.ts';
import { isEmpty, loadSeed } from '../../content/seed/load.ts';
import { InvalidSeed } from '../../content/seed/loading/keys.ts';
import { ref, type Seed } from '../../content/seed/types.ts';
import { anonymous } from '../../content/permissions/viewer.ts';
import { createStore } from '../../content/store/store.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { fixtureSeed } from '../support/fixture-seed.ts';

const dock: MediaFile = {
  file: '2024/02/dock.jpg',
  mimeType: 'image/jpeg',
  fileSize: 1,
  width: 10,
  height: 10,
  placeholderColor: null,
  contentHash: 'x',
  sizes: [],
  sources: [],
};
const load = (test: TestDatabase, seed: Seed = fixtureSeed) =>
  loadSeed(test.db, { seed, media: new Map([['dock', dock]]), contentUrl: 'http://cms.test' });

let test1: TestDatabase;
beforeAll(async () => {
  test1 = await makeDatabase();
  await migrate(test1.db);
});
afterAll(() => test1.drop());

describe('migrations', () => {
  test('run once, also when two processes start together', async () => {
    const fresh = await makeDatabase();
    try {
      const ran = await Promise.all([migrate(fresh.db), migrate(fresh.db)]);
      expect(ran.flat()).toEqual([...new Set(ran.flat())]);
      expect(ran.flat()).toContain('0001-content');
      expect(await migrate(fresh.db)).toEqual([]);
    } finally {
      await fresh.drop();
    }
  });

  test('refuse a database that a newer version has changed', async () => {
    const newer = await makeDatabase();
    try {
      await migrate(newer.db);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')`.execute(newer.db);
      await expect(migrate(newer.db)).rejects.toThrow(DatabaseIsNewer);
      await expect(migrate(newer.db)).rejects.toThrow(/"9999-future" is unknown here/);
    } finally {
      await newer.drop();
    }
  });

  test('an address that leads to no database is explained without its password', async () => {
    const wrong = test1.url.replace(/\/\w+$/, '/nowhere');
    const problem = await connect(wrong).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(DatabaseUnusable);
    expect(String(problem)).toContain('no database of this name');
    expect(String(problem)).not.toContain(new URL(wrong).password);
  });
});

describe('a seed', () => {
  const withNode = (node: Partial<Seed['nodes'][number]>): Seed => ({
    ...fixtureSeed,
    nodes: [...fixtureSeed.nodes, { type: 'page', slug: 'extra', title: 'Extra', date: '2025-01-01T00:00:00', ...node }],
  });

  test.each([
    ['refers to nothing', withNode({ featuredImage: 'attachment:none' }), /"attachment:none", which is not in the seed/],
    [
      'refers to nothing in a block',
      withNode({ blocks: [{ name: 'site/map', attributes: { markets: [ref('markets:none')] } }] }),
      /"markets:none"/,
    ],
    ['uses a key twice', withNode({ slug: 'about' }), /"page:about" is used twice/],
    ['fills a field nobody declared', withNode({ fields: { colour: 'red' } }), /"colour", which the type does not declare/],
    ['stands above itself', withNode({ parent: 'page:extra' }), /above itself/],
  ])('that %s is refused as a whole', async (_name, seed, message) => {
    await expect(load(test1, seed)).rejects.toThrow(message);
    await expect(load(test1, seed)).rejects.toThrow(InvalidSeed);
    expect(await isEmpty(test1.db)).toBe(true);
  });

  test('is loaded once, also by two processes at once, and new rows go on behind it', async () => {
    const loaded = await Promise.all([load(test1), load(test1)]);
    expect(loaded.filter(Boolean)).toHaveLength(1);
    const { rows } = await sql<{ nodes: number; next: number; top: number }>`
      select (select count(*)::int from content_node) as nodes, nextval('content_id')::int as next, (select greatest(max(id), (select max(id) from menu_item)) from content_node) as top`.execute(
      test1.db,
    );
    expect(rows[0]?.nodes).toBe(fixtureSeed.nodes.length + fixtureSeed.media.length);
    expect(rows[0]?.next).toBe((rows[0]?.top ?? 0) + 1);
    await sql`insert into comment (node_id, content, status) select id, 'Later', 'approve' from content_node limit 1`.execute(test1.db);
  });

  test('leaves references by their field’s path, for lists in the other direction', async () => {
    const { rows } =
      await sql`select r.field_group, r.field, n.slug, t.slug as target from node_reference r join content_node n on n.id = r.node_id join content_node t on t.id = r.target_id where n.type = 'property_page' order by r.field`.execute(
        test1.db,
      );
    expect(rows).toEqual([
      { field_group: 'propertyPages', field: 'blocks.market', slug: 'gate-one', target: 'reno' },
      { field_group: 'propertyPages', field: 'blocks.photoGallery', slug: 'gate-one', target: 'dock' },
    ]);
  });
});

describe('rules that hold for every writer', () => {
  test.each([
    [
      'two published nodes at one address',
      "insert into content_node (type, status, uri, published_at, modified_at) values ('page', 'publish', '/about/', now(), now())",
      /content_node_uri/,
    ],
    [
      'an address without slashes',
      "insert into content_node (type, status, uri, published_at, modified_at) values ('page', 'draft', 'about', now(), now())",
      /uri_check/,
    ],
    [
      'a status nobody knows',
      "insert into content_node (type, status, published_at, modified_at) values ('page', 'published', now(), now())",
      /status_check/,
    ],
    [
      'an author who does not exist',
      "insert into content_node (type, status, author_id, published_at, modified_at) values ('page', 'draft', 999, now(), now())",
      /author_id_fkey/,
    ],
    [
      'two menus in one place',
      "insert into menu_location (location, menu_id) select 'MAIN_MENU', id from menu limit 1",
      /menu_location_pkey/,
    ],
    [
      'a menu item that leads nowhere',
      "insert into menu_item (menu_id, position, label) select id, 99, 'x' from menu limit 1",
      /menu_item_check|check/,
    ],
  ])('%s', async (_name, statement, message) => {
    await expect(sql.raw(statement).execute(test1.db)).rejects.toThrow(message);
  });

  test('a draft may wait for an address that is still taken', async () => {
    await sql`insert into content_node (type, status, uri, published_at, modified_at) values ('page', 'draft', '/about/', now(), now())`.execute(
      test1.db,
    );
    expect((await createStore(test1.db, anonymous).nodeByUri('/about/'))?.title).toBe('About');
  });
});

describe('blocks beside a node', () => {
  const hostile =
    '<!-- wp:paragraph {"a":"\\u0000","deep":' +
    '['.repeat(2_000) +
    ']'.repeat(2_000) +
    ',"half":"\\ud800"} -->\n<p>still here</p>\n<!-- /wp:paragraph -->';

  test('are parsed again when a declaration or the content has changed, whatever they hold', async () => {
    const { rows } = await sql<{
      id: number;
    }>`update content_node set content = ${hostile}, blocks_version = 'old' where uri = '/privacy/' and status = 'publish' returning id`.execute(
      test1.db,
    );
    const read = async () => {
      const store = createStore(test1.db, anonymous);
      const node = await store.nodeByUri('/privacy/');
      if (!node) throw new Error('The page is gone');
      return { blocks: await store.blocksOf(node), statements: store.statements };
    };
    const first = await read();
    expect(first.blocks.map((block) => [block.name, block.attributes['content']])).toEqual([['core/paragraph', 'still here']]);
    const kept = await read();
    expect(kept.blocks.map(({ name }) => name)).toEqual(['core/paragraph']);
    expect(kept.statements).toBe(first.statements - 1);
    const { rows: versions } = await sql<{
      version: string;
    }>`select blocks_version as version from content_node where id = ${rows[0]?.id}`.execute(test1.db);
    expect(versions[0]?.version).not.toBe('old');
  });
});
