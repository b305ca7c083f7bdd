/** Constraints of the database, migrations, and validation of the seed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseUnusableError } from '../../content/db/connect.ts';
import { connect } from '../../content/db/connect.ts';
import { DatabaseTooNewError, migrate } from '../../content/db/migrate.ts';
import type { MediaFile } from '../../content/media/process-image.ts';
import { isDatabaseEmpty, loadSeed } from '../../content/seed/load.ts';
import { InvalidSeed } from '../../content/seed/loading/seed-ids.ts';
import { ref, type Seed } from '../../content/seed/types.ts';
import { anonymous } from '../../content/permissions/viewer.ts';
import { createStore } from '../../content/store/store.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
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
const load = (database: TestDatabase, seed: Seed = fixtureSeed) =>
  loadSeed(database.db, { seed, media: new Map([['dock', dock]]), contentUrl: 'http://cms.test' });

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createDatabase('migrated');
});
afterAll(() => testDatabase.drop());

describe('migrations', () => {
  test('migrations run once, even if two processes start at the same time', async () => {
    const fresh = await createDatabase();
    try {
      const migrations = await Promise.all([migrate(fresh.db), migrate(fresh.db)]);
      expect(migrations.flat()).toEqual([...new Set(migrations.flat())]);
      expect(migrations.flat()).toContain('0001-content');
      expect(await migrate(fresh.db)).toEqual([]);
    } finally {
      await fresh.drop();
    }
  });

  test('a database with migrations of a newer version is rejected', async () => {
    const newer = await createDatabase();
    try {
      await migrate(newer.db);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')`.execute(newer.db);
      await expect(migrate(newer.db)).rejects.toThrow(DatabaseTooNewError);
      await expect(migrate(newer.db)).rejects.toThrow(/does not know the migration "9999-future"/);
    } finally {
      await newer.drop();
    }
  });

  test('the error for a missing database does not contain the password', async () => {
    const missingUrl = testDatabase.url.replace(/\/\w+$/, '/nowhere');
    const failure = await connect(missingUrl).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(DatabaseUnusableError);
    expect(String(failure)).toContain('no database with this name');
    expect(String(failure)).not.toContain(new URL(missingUrl).password);
  });
});

describe('prepared statements', () => {
  const countPrepared = sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where statement like '%a marker%' and statement not like '%pg_prepared_statements%'`;

  const execute = async (preparesStatements: boolean, statement: string, times: number) => {
    const db = await connect(testDatabase.url, 'requests', { preparesStatements });
    try {
      return await db.connection().execute(async (connection) => {
        const results: unknown[] = [];
        for (let index = 0; index < times; index++) results.push((await sql.raw(statement).execute(connection)).rows);
        return { results, preparedCount: (await countPrepared.execute(connection)).rows[0]?.count };
      });
    } finally {
      await db.destroy();
    }
  };

  test('a query that is sent often is prepared', async () => {
    const { results, preparedCount } = await execute(true, `select 'a marker 1' as text`, 5);
    expect(results).toEqual(Array.from({ length: 5 }, () => [{ text: 'a marker 1' }]));
    expect(preparedCount).toBe(1);
  });

  test('a query that is sent twice is not prepared, nor is any other statement', async () => {
    expect(await execute(true, `select 'a marker 2' as text`, 2)).toMatchObject({ preparedCount: 0 });
    expect(await execute(true, `show /* a marker 3 */ timezone`, 5)).toMatchObject({ preparedCount: 0 });
  });

  test('no statement is prepared if they are turned off', async () => {
    expect(await execute(false, `select 'a marker 4' as text`, 5)).toMatchObject({ preparedCount: 0 });
  });
});

describe('seed', () => {
  const withNode = (node: Partial<Seed['nodes'][number]>): Seed => ({
    ...fixtureSeed,
    nodes: [...fixtureSeed.nodes, { type: 'page', slug: 'extra', title: 'Extra', date: '2025-01-01T00:00:00', ...node }],
  });

  test.each([
    ['has a reference to a missing node', withNode({ featuredImage: 'attachment:none' }), /"attachment:none", which is not in the seed/],
    [
      'has a block with a reference to a missing node',
      withNode({ blocks: [{ name: 'site/map', attributes: { markets: [ref('markets:none')] } }] }),
      /"markets:none"/,
    ],
    ['has a duplicate key', withNode({ slug: 'about' }), /"page:about" is used twice/],
    ['has an undeclared field', withNode({ fields: { colour: 'red' } }), /"colour", which its content type does not declare/],
    ['has a page that is its own parent', withNode({ parent: 'page:extra' }), /own ancestor/],
  ])('a seed that %s is rejected completely', async (_name, seed, message) => {
    await expect(load(testDatabase, seed)).rejects.toThrow(message);
    await expect(load(testDatabase, seed)).rejects.toThrow(InvalidSeed);
    expect(await isDatabaseEmpty(testDatabase.db)).toBe(true);
  });

  test('the seed is loaded once even by two concurrent processes, and new rows get the next ids', async () => {
    const loaded = await Promise.all([load(testDatabase), load(testDatabase)]);
    expect(loaded.filter(Boolean)).toHaveLength(1);
    const { rows } = await sql<{ nodes: number; next: number; top: number }>`
      select (select count(*)::int from content_node) as nodes, nextval('content_id')::int as next, (select greatest(max(id), (select max(id) from menu_item)) from content_node) as top`.execute(
      testDatabase.db,
    );
    expect(rows[0]?.nodes).toBe(fixtureSeed.nodes.length + fixtureSeed.media.length);
    expect(rows[0]?.next).toBe((rows[0]?.top ?? 0) + 1);
    await sql`insert into comment (node_id, content, status) select id, 'Later', 'approve' from content_node limit 1`.execute(
      testDatabase.db,
    );
  });

  test('references are stored with the path of their field, for lists in the reverse direction', async () => {
    const { rows } =
      await sql`select r.field_group, r.field, n.slug, t.slug as target from node_reference r join content_node n on n.id = r.node_id join content_node t on t.id = r.target_id where n.type = 'property_page' order by r.field`.execute(
        testDatabase.db,
      );
    expect(rows).toEqual([
      { field_group: 'propertyPages', field: 'blocks.market', slug: 'gate-one', target: 'reno' },
      { field_group: 'propertyPages', field: 'blocks.photoGallery', slug: 'gate-one', target: 'dock' },
    ]);
  });
});

describe('constraints', () => {
  test.each([
    [
      'two published nodes with the same URI',
      "insert into content_node (type, status, uri, published_at, modified_at) values ('page', 'publish', '/about/', now(), now())",
      /content_node_uri/,
    ],
    [
      'a URI without slashes',
      "insert into content_node (type, status, uri, published_at, modified_at) values ('page', 'draft', 'about', now(), now())",
      /uri_check/,
    ],
    [
      'an unknown status',
      "insert into content_node (type, status, published_at, modified_at) values ('page', 'published', now(), now())",
      /status_check/,
    ],
    [
      'a missing author',
      "insert into content_node (type, status, author_id, published_at, modified_at) values ('page', 'draft', 999, now(), now())",
      /author_id_fkey/,
    ],
    [
      'two menus in one location',
      "insert into menu_location (location, menu_id) select 'MAIN_MENU', id from menu limit 1",
      /menu_location_pkey/,
    ],
    [
      'a menu item without a target',
      "insert into menu_item (menu_id, position, label) select id, 99, 'x' from menu limit 1",
      /menu_item_check|check/,
    ],
  ])('the database rejects %s', async (_name, statement, message) => {
    await expect(sql.raw(statement).execute(testDatabase.db)).rejects.toThrow(message);
  });

  test('a draft can have the URI of a published node', async () => {
    await sql`insert into content_node (type, status, uri, published_at, modified_at) values ('page', 'draft', '/about/', now(), now())`.execute(
      testDatabase.db,
    );
    expect((await createStore(testDatabase.db, anonymous).nodeByUri('/about/'))?.title).toBe('About');
  });
});

describe('cached blocks of a node', () => {
  const hostile =
    '<!-- wp:paragraph {"a":"\\u0000","deep":' +
    '['.repeat(2_000) +
    ']'.repeat(2_000) +
    ',"half":"\\ud800"} -->\n<p>still here</p>\n<!-- /wp:paragraph -->';

  test('outdated blocks are parsed again and stored, even if the markup is malformed', async () => {
    const { rows } = await sql<{
      id: number;
    }>`update content_node set content = ${hostile}, blocks_version = 'old' where uri = '/privacy/' and status = 'publish' returning id`.execute(
      testDatabase.db,
    );
    const read = async () => {
      const store = createStore(testDatabase.db, anonymous);
      const node = await store.nodeByUri('/privacy/');
      if (!node) throw new Error('The page is missing');
      return { blocks: await store.getBlocks(node), statements: store.statements };
    };
    const first = await read();
    expect(first.blocks.map((block) => [block.name, block.attributes['content']])).toEqual([['core/paragraph', 'still here']]);
    const second = await read();
    expect(second.blocks.map(({ name }) => name)).toEqual(['core/paragraph']);
    expect(second.statements).toBe(first.statements - 1);
    const { rows: versions } = await sql<{
      version: string;
    }>`select blocks_version as version from content_node where id = ${rows[0]?.id}`.execute(testDatabase.db);
    expect(versions[0]?.version).not.toBe('old');
  });
});
