/** What loops, discussions and lists of the newest answer, asked by the operation the site itself asks with. */
import { graphql } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogueBlocks from '../../__generated__/catalogueBlocksQuery.graphql.ts';
import { accountByName } from '../../content/auth/accounts.ts';
import { anonymous, viewerOf } from '../../content/permissions/viewer.ts';
import type { AddressParameter } from '../../content/schema/blocks/address-parameters.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createContext } from '../../content/server/context.ts';
import { servicesFor } from '../support/context.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';

const schema = buildContentSchema();
let site: WritableSite;
let newest: { databaseId: number; uri: string };

beforeAll(async () => {
  site = await makeWritableSite();
  const { data } = await site.ask('{ posts(first: 1) { nodes { databaseId uri } } }');
  newest = data.posts.nodes[0];
});
afterAll(() => site.drop());

type Entry = {
  node: { databaseId: number; title: string; author: { node: { name: string } } | null; loopTerms: { nodes: { name: string }[] } };
  content: string | null;
};
type Loop = { position: number; size: number; total: number; entries: Entry[] };
type Discussion = {
  position: number;
  total: number;
  count: number;
  open: boolean;
  entries: { depth: number; comment: { content: string; databaseId: number } }[];
};
type Block = {
  name: string;
  loop?: Loop;
  discussion?: Discussion;
  posts?: Entry[];
  comments?: { content: string }[];
  adjacent?: { databaseId: number } | null;
};

async function ask(content: string, parameters: Record<string, string> = {}, as: string | null = null) {
  const account = as === null ? null : await accountByName(site.db, as);
  const contextValue = await createContext(
    { services: servicesFor(site.db), catalogue: true },
    account ? viewerOf(account.user) : anonymous,
    { address: '203.0.113.7', userAgent: 'tests', requestId: 'test' },
  );
  const list: AddressParameter[] = Object.entries(parameters).map(([name, value]) => ({ name, value }));
  const { data, errors } = await graphql({
    schema,
    source: catalogueBlocks.params.text ?? '',
    contextValue,
    variableValues: { content, parameters: list },
  });
  expect(errors).toBeUndefined();
  return { blocks: data?.['blockCatalogue'] as Block[], statements: contextValue.store.statements };
}

const query = (asked: object, inner = '') => `<!-- wp:query ${JSON.stringify({ queryId: 1, query: asked })} -->${inner}<!-- /wp:query -->`;

async function loopOf(asked: object, parameters: Record<string, string> = {}): Promise<Loop> {
  const { blocks } = await ask(query(asked), parameters);
  const loop = blocks[0]?.loop;
  if (!loop) throw new Error('There is no loop');
  return loop;
}
const idsOf = ({ entries }: Loop) => entries.map(({ node }) => node.databaseId);

async function discussionOf(parameters: Record<string, string> = {}, as: string | null = null): Promise<Discussion> {
  const { blocks } = await ask('<!-- wp:comments /-->', parameters, as);
  const found = blocks[0]?.discussion;
  if (!found) throw new Error('There is no discussion');
  return found;
}

async function comment(content: string, parent: number | null, status = 'approve', minute = 0): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into comment (node_id, parent_id, author_name, author_email, content, status, type, created_at)
    values (${newest.databaseId}, ${parent}, 'Somebody', 'somebody@example.com', ${content}, ${status}, 'comment', ${new Date(Date.UTC(2026, 0, 1, 0, minute))})
    returning id`.execute(site.db);
  return rows[0]?.id ?? 0;
}

test('parts of a loop follow each other without gap or overlap', async () => {
  const all = idsOf(await loopOf({ perPage: 10 }));
  const parts = await Promise.all(['0', '4', '8'].map((after) => loopOf({ perPage: 4 }, { list: '1', after })));
  expect(parts.flatMap(idsOf).slice(0, 10)).toEqual(all);
  expect(parts.map(({ position }) => position)).toEqual([0, 4, 8]);
  expect(new Set(parts.map(({ total }) => total)).size).toBe(1);
});

test('a position within a part leads to the whole part', async () => {
  expect((await loopOf({ perPage: 4 }, { list: '1', after: '6' })).position).toBe(4);
});

test.each(['-4', '4.5', 'YXJyYXljb25uZWN0aW9uOjE=', '99999999', "1' or '1'='1"])('no position is found in %s', async (after) => {
  const loop = await loopOf({ perPage: 4 }, { list: '1', after });
  expect([loop.position, loop.entries.length]).toEqual([0, 4]);
});

test('leaves out as many as an editor says, and has no more parts than allowed', async () => {
  const all = await loopOf({ perPage: 10 });
  const loop = await loopOf({ perPage: 3, offset: 2, pages: 2 }, { list: '1', after: '3' });
  expect(idsOf(loop)).toEqual(idsOf(all).slice(5, 8));
  expect(loop.total).toBe(6);
  expect((await loopOf({ perPage: 3, pages: 2 }, { list: '1', after: '6' })).position).toBe(0);
});

test('sorts, leaves out and looks for as asked', async () => {
  const titles = (await loopOf({ perPage: 20, orderBy: 'title', order: 'asc' })).entries.map(({ node }) => node.title.toLowerCase());
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
  const [first] = idsOf(await loopOf({ perPage: 1 }));
  expect(idsOf(await loopOf({ perPage: 100, exclude: [first] }))).not.toContain(first);
  expect((await loopOf({ search: 'unobtainium' })).entries).toEqual([]);
  expect((await loopOf({ postType: 'page' })).entries.length).toBeGreaterThan(0);
});

test('keeps to chosen terms and authors, however they were saved', async () => {
  const { data } = await site.ask(
    '{ categories(first: 20, where: { hideEmpty: true }) { nodes { databaseId name } } users(first: 20) { nodes { databaseId name } } }',
  );
  const [{ databaseId: category, name }] = data.categories.nodes;
  const filed = await loopOf({ perPage: 100, taxQuery: { category: [category] } });
  expect(filed.entries.length).toBeGreaterThan(0);
  for (const { node } of filed.entries) expect(node.loopTerms.nodes.map((term) => term.name)).toContain(name);
  expect(idsOf(await loopOf({ perPage: 100, categoryIds: [String(category)] }))).toEqual(idsOf(filed));
  for (const { databaseId, name: author } of data.users.nodes) {
    const written = await loopOf({ perPage: 100, author: String(databaseId) });
    // Of what a password protects no author is told.
    for (const { node } of written.entries) expect(node.author?.node.name ?? author).toBe(author);
    expect(written.entries.some(({ node }) => node.author)).toBe(true);
  }
});

test('keeps to what an editor holds at the front, or leaves it out', async () => {
  await sql`update content_node set sticky = true where id = ${newest.databaseId}`.execute(site.db);
  expect(idsOf(await loopOf({ perPage: 100, sticky: 'only' }))).toContain(newest.databaseId);
  expect(idsOf(await loopOf({ perPage: 100, sticky: 'exclude' }))).not.toContain(newest.databaseId);
});

test.each([
  [{ perPage: -1, offset: 'x', pages: null, orderBy: '__proto__', order: 7, postType: 'attachment; drop table' }],
  [{ perPage: 1e9, author: [{}], exclude: 'x,y', taxQuery: { constructor: [1], category: 'x' }, parents: {} }],
  [{ search: ['x'], sticky: 5, inherit: 'yes', tagIds: [null, -1, 2 ** 40] }],
])('makes what it can of %j', async (asked) => {
  expect((await loopOf(asked)).entries.length).toBeGreaterThan(0);
});

test('never shows what is not published', async () => {
  for (const asked of [{ perPage: 100 }, { perPage: 100, search: 'draft' }])
    for (const { node } of (await loopOf(asked)).entries) expect(node.title).not.toMatch(/draft|private/i);
});

test('tells what was written only where a block shows it', async () => {
  const template = (inner: string) =>
    `<!-- wp:post-template --><!-- wp:group --><div>${inner}</div><!-- /wp:group --><!-- /wp:post-template -->`;
  const withTitle = await ask(query({ perPage: 3 }, template('<!-- wp:post-title /-->')));
  const withContent = await ask(query({ perPage: 3, offset: 1 }, template('<!-- wp:post-content /-->')));
  expect(withTitle.blocks[0]?.loop?.entries.map(({ content }) => content)).toEqual([null, null, null]);
  for (const entry of withContent.blocks[0]?.loop?.entries ?? []) expect(entry.content).toEqual(expect.any(String));
});

test('shows threads with their answers, and nothing that waits', async () => {
  const first = await comment('First.', null, 'approve', 1);
  const second = await comment('Second.', null, 'approve', 2);
  let above = first;
  for (let depth = 2; depth <= 8; depth += 1) above = await comment(`Answer ${depth}.`, above, 'approve', 10 + depth);
  await comment('Waits.', first, 'hold', 30);
  await comment('Spam.', null, 'spam', 31);
  await comment('Beside a comment that waits.', await comment('Waits too.', null, 'hold', 32), 'approve', 33);
  const found = await discussionOf();
  const ours = found.entries.filter(({ comment: { databaseId } }) => databaseId >= first);
  expect(ours.map(({ depth, comment: { content } }) => [depth, content.replaceAll(/<[^>]*>|\s*$/g, '')])).toEqual([
    [1, 'First.'],
    [2, 'Answer 2.'],
    [3, 'Answer 3.'],
    [4, 'Answer 4.'],
    [5, 'Answer 5.'],
    [5, 'Answer 6.'],
    [5, 'Answer 7.'],
    [5, 'Answer 8.'],
    [1, 'Second.'],
  ]);
  expect(second).toBeGreaterThan(first);
  const texts = (entries: Discussion['entries']) => entries.map((entry) => entry.comment.content);
  expect(texts((await discussionOf({}, 'administrator')).entries)).toEqual(texts(found.entries));
});

test('parts of a discussion are counted in threads', async () => {
  for (let minute = 0; minute < 60; minute += 1) await comment(`Thread ${minute}.`, null, 'approve', 100 + minute);
  const first = await discussionOf();
  const second = await discussionOf({ list: 'comments', after: '50' });
  expect(first.entries.filter(({ depth }) => depth === 1)).toHaveLength(50);
  expect([second.position, second.total]).toEqual([50, first.total]);
  expect(second.entries.filter(({ depth }) => depth === 1)).toHaveLength(first.total - 50);
  expect((await discussionOf({ list: '1', after: '50' })).position).toBe(0);
});

test('nothing is said of what a password protects', async () => {
  await sql`update content_node set password = 'x' where id = ${newest.databaseId}`.execute(site.db);
  const found = await discussionOf();
  expect([found.count, found.open, found.entries]).toEqual([0, false, []]);
  const { blocks } = await ask('<!-- wp:latest-comments {"commentsToShow":100} /-->');
  expect(JSON.stringify(blocks[0]?.comments)).not.toContain('Thread 5.');
  await sql`update content_node set password = null where id = ${newest.databaseId}`.execute(site.db);
});

test('knows what was published before, and that nothing was after the newest', async () => {
  const { blocks } = await ask('<!-- wp:post-navigation-link {"type":"previous"} /--><!-- wp:post-navigation-link {"type":"next"} /-->');
  const [, before] = idsOf(await loopOf({ perPage: 2 }));
  expect(blocks.map(({ adjacent }) => adjacent?.databaseId ?? null)).toEqual([before, null]);
});

test('the number of statements does not grow with the number of posts', async () => {
  const card = ['post-featured-image', 'post-terms', 'post-title', 'post-date', 'post-excerpt', 'post-author', 'post-content', 'read-more']
    .map((name) => `<!-- wp:${name} /-->`)
    .join('');
  const page = (count: number) =>
    `${query({ perPage: count }, `<!-- wp:post-template -->${card}<!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination -->`)}
    <!-- wp:comments --><!-- wp:comments-title /--><!-- wp:comment-template --><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template --><!-- /wp:comments -->
    <!-- wp:latest-posts {"postsToShow":${count},"displayPostContent":true} /--><!-- wp:latest-comments {"commentsToShow":${count}} /-->`;
  const counts = await Promise.all([2, 12, 50].map(async (count) => (await ask(page(count))).statements));
  // Eight of them for the levels of the deepest thread.
  expect(counts).toEqual([counts[0], counts[0], counts[0]]);
  expect(counts[0]).toBeLessThanOrEqual(18);
});
