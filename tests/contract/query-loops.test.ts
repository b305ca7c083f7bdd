/** Data of query loops, comment threads and lists of the latest posts and comments, fetched with the operation that the site uses. */
import { graphql } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogueBlocks from '../../__generated__/catalogueBlocksQuery.graphql.ts';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { anonymous, createViewer } from '../../content/permissions/viewer.ts';
import type { UrlParameter } from '../../content/schema/blocks/url-parameters.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createContext } from '../../content/server/context.ts';
import { createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

const schema = buildContentSchema();
let site: WritableSite;
let newest: { databaseId: number; uri: string };

beforeAll(async () => {
  site = await createWritableSite();
  const { data } = await site.execute('{ posts(first: 1) { nodes { databaseId uri } } }');
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
  feed?: { title: string; link: string }[];
  discussion?: Discussion;
  posts?: Entry[];
  comments?: { content: string }[];
  adjacent?: { databaseId: number } | null;
};

async function fetchBlocks(content: string, parameters: Record<string, string> = {}, as: string | null = null) {
  const account = as === null ? null : await findAccountByName(site.db, as);
  const contextValue = await createContext(
    { services: createTestServices(site.db), catalogue: true },
    account ? createViewer(account) : anonymous,
    { address: '203.0.113.7', userAgent: 'tests', requestId: 'test' },
  );
  const list: UrlParameter[] = Object.entries(parameters).map(([name, value]) => ({ name, value }));
  const { data, errors } = await graphql({
    schema,
    source: catalogueBlocks.params.text ?? '',
    contextValue,
    variableValues: { content, parameters: list },
  });
  expect(errors).toBeUndefined();
  return { blocks: data?.['blockCatalogue'] as Block[], statements: contextValue.store.statements };
}

const createLoopMarkup = (attributes: object, inner = '') =>
  `<!-- wp:query ${JSON.stringify({ queryId: 1, query: attributes })} -->${inner}<!-- /wp:query -->`;

async function fetchLoop(attributes: object, parameters: Record<string, string> = {}): Promise<Loop> {
  const { blocks } = await fetchBlocks(createLoopMarkup(attributes), parameters);
  const loop = blocks[0]?.loop;
  if (!loop) throw new Error('There is no loop');
  return loop;
}
const getNodeIds = ({ entries }: Loop) => entries.map(({ node }) => node.databaseId);

async function fetchDiscussion(parameters: Record<string, string> = {}, as: string | null = null): Promise<Discussion> {
  const { blocks } = await fetchBlocks('<!-- wp:comments /-->', parameters, as);
  const discussion = blocks[0]?.discussion;
  if (!discussion) throw new Error('There is no discussion');
  return discussion;
}

async function insertComment(content: string, parent: number | null, status = 'approve', minute = 0): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into comment (node_id, parent_id, author_name, author_email, content, status, type, created_at)
    values (${newest.databaseId}, ${parent}, 'Commenter', 'commenter@example.com', ${content}, ${status}, 'comment', ${new Date(Date.UTC(2026, 0, 1, 0, minute))})
    returning id`.execute(site.db);
  return rows[0]?.id ?? 0;
}

test('the pages of a loop have no gaps and no overlaps', async () => {
  const all = getNodeIds(await fetchLoop({ perPage: 10 }));
  const pages = await Promise.all(['0', '4', '8'].map((after) => fetchLoop({ perPage: 4 }, { list: '1', after })));
  expect(pages.flatMap(getNodeIds).slice(0, 10)).toEqual(all);
  expect(pages.map(({ position }) => position)).toEqual([0, 4, 8]);
  expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
});

test('a position within a page returns that whole page', async () => {
  expect((await fetchLoop({ perPage: 4 }, { list: '1', after: '6' })).position).toBe(4);
});

test.each(['-4', '4.5', 'YXJyYXljb25uZWN0aW9uOjE=', '99999999', "1' or '1'='1"])(
  'the invalid position %s returns the first page',
  async (after) => {
    const loop = await fetchLoop({ perPage: 4 }, { list: '1', after });
    expect([loop.position, loop.entries.length]).toEqual([0, 4]);
  },
);

test('a loop skips the offset of the block and is limited to its number of pages', async () => {
  const all = await fetchLoop({ perPage: 10 });
  const loop = await fetchLoop({ perPage: 3, offset: 2, pages: 2 }, { list: '1', after: '3' });
  expect(getNodeIds(loop)).toEqual(getNodeIds(all).slice(5, 8));
  expect(loop.total).toBe(6);
  expect((await fetchLoop({ perPage: 3, pages: 2 }, { list: '1', after: '6' })).position).toBe(0);
});

test('a loop supports order, excluded ids, search and post types', async () => {
  const titles = (await fetchLoop({ perPage: 20, orderBy: 'title', order: 'asc' })).entries.map(({ node }) => node.title.toLowerCase());
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  const [first] = getNodeIds(await fetchLoop({ perPage: 1 }));
  expect(getNodeIds(await fetchLoop({ perPage: 100, exclude: [first] }))).not.toContain(first);
  expect((await fetchLoop({ search: 'unobtainium' })).entries).toEqual([]);
  expect((await fetchLoop({ postType: 'page' })).entries.length).toBeGreaterThan(0);
});

test('a loop can be filtered by terms and authors, in the current and the former attribute format', async () => {
  const { data } = await site.execute(
    '{ categories(first: 20, where: { hideEmpty: true }) { nodes { databaseId name } } users(first: 20) { nodes { databaseId name } } }',
  );
  const [{ databaseId: category, name }] = data.categories.nodes;
  const inCategory = await fetchLoop({ perPage: 100, taxQuery: { category: [category] } });
  expect(inCategory.entries.length).toBeGreaterThan(0);
  for (const { node } of inCategory.entries) expect(node.loopTerms.nodes.map((term) => term.name)).toContain(name);
  expect(getNodeIds(await fetchLoop({ perPage: 100, categoryIds: [String(category)] }))).toEqual(getNodeIds(inCategory));
  for (const { databaseId, name: author } of data.users.nodes) {
    const byAuthor = await fetchLoop({ perPage: 100, author: String(databaseId) });
    // The author of a password-protected post is hidden.
    for (const { node } of byAuthor.entries) expect(node.author?.node.name ?? author).toBe(author);
    expect(byAuthor.entries.some(({ node }) => node.author)).toBe(true);
  }
});

test('a loop can contain only sticky posts, or exclude them', async () => {
  await sql`update content_node set sticky = true where id = ${newest.databaseId}`.execute(site.db);
  expect(getNodeIds(await fetchLoop({ perPage: 100, sticky: 'only' }))).toContain(newest.databaseId);
  expect(getNodeIds(await fetchLoop({ perPage: 100, sticky: 'exclude' }))).not.toContain(newest.databaseId);
});

test.each([
  [{ perPage: -1, offset: 'x', pages: null, orderBy: '__proto__', order: 7, postType: 'attachment; drop table' }],
  [{ perPage: 1e9, author: [{}], exclude: 'x,y', taxQuery: { constructor: [1], category: 'x' }, parents: {} }],
  [{ search: ['x'], sticky: 5, inherit: 'yes', tagIds: [null, -1, 2 ** 40] }],
])('a loop ignores the invalid attributes %j', async (attributes) => {
  expect((await fetchLoop(attributes)).entries.length).toBeGreaterThan(0);
});

test('a loop contains only published content', async () => {
  for (const attributes of [{ perPage: 100 }, { perPage: 100, search: 'draft' }])
    for (const { node } of (await fetchLoop(attributes)).entries) expect(node.title).not.toMatch(/draft|private/i);
});

test('a loop returns the content of posts only if a block shows it', async () => {
  const createTemplate = (inner: string) =>
    `<!-- wp:post-template --><!-- wp:group --><div>${inner}</div><!-- /wp:group --><!-- /wp:post-template -->`;
  const withTitle = await fetchBlocks(createLoopMarkup({ perPage: 3 }, createTemplate('<!-- wp:post-title /-->')));
  const withContent = await fetchBlocks(createLoopMarkup({ perPage: 3, offset: 1 }, createTemplate('<!-- wp:post-content /-->')));
  expect(withTitle.blocks[0]?.loop?.entries.map(({ content }) => content)).toEqual([null, null, null]);
  for (const entry of withContent.blocks[0]?.loop?.entries ?? []) expect(entry.content).toEqual(expect.any(String));
});

test('a discussion contains threads with their replies, without held comments and spam', async () => {
  const first = await insertComment('First.', null, 'approve', 1);
  const second = await insertComment('Second.', null, 'approve', 2);
  let parent = first;
  for (let depth = 2; depth <= 8; depth += 1) parent = await insertComment(`Reply ${depth}.`, parent, 'approve', 10 + depth);
  await insertComment('Held.', first, 'hold', 30);
  await insertComment('Spam.', null, 'spam', 31);
  await insertComment('Reply to a held comment.', await insertComment('Also held.', null, 'hold', 32), 'approve', 33);
  const discussion = await fetchDiscussion();
  const inserted = discussion.entries.filter(({ comment: { databaseId } }) => databaseId >= first);
  expect(inserted.map(({ depth, comment: { content } }) => [depth, content.replaceAll(/<[^>]*>|\s*$/g, '')])).toEqual([
    [1, 'First.'],
    [2, 'Reply 2.'],
    [3, 'Reply 3.'],
    [4, 'Reply 4.'],
    [5, 'Reply 5.'],
    [5, 'Reply 6.'],
    [5, 'Reply 7.'],
    [5, 'Reply 8.'],
    [1, 'Second.'],
  ]);
  expect(second).toBeGreaterThan(first);
  const listContents = (entries: Discussion['entries']) => entries.map((entry) => entry.comment.content);
  expect(listContents((await fetchDiscussion({}, 'administrator')).entries)).toEqual(listContents(discussion.entries));
});

test('the page size of a discussion counts threads', async () => {
  for (let minute = 0; minute < 60; minute += 1) await insertComment(`Thread ${minute}.`, null, 'approve', 100 + minute);
  const first = await fetchDiscussion();
  const second = await fetchDiscussion({ list: 'comments', after: '50' });
  expect(first.entries.filter(({ depth }) => depth === 1)).toHaveLength(50);
  expect([second.position, second.total]).toEqual([50, first.total]);
  expect(second.entries.filter(({ depth }) => depth === 1)).toHaveLength(first.total - 50);
  expect((await fetchDiscussion({ list: '1', after: '50' })).position).toBe(0);
});

test('the comments of a password-protected post are hidden', async () => {
  await sql`update content_node set password = 'x' where id = ${newest.databaseId}`.execute(site.db);
  const discussion = await fetchDiscussion();
  expect([discussion.count, discussion.open, discussion.entries]).toEqual([0, false, []]);
  const { blocks } = await fetchBlocks('<!-- wp:latest-comments {"commentsToShow":100} /-->');
  expect(JSON.stringify(blocks[0]?.comments)).not.toContain('Thread 5.');
  await sql`update content_node set password = null where id = ${newest.databaseId}`.execute(site.db);
});

test('the newest post has a previous post and no next post', async () => {
  const { blocks } = await fetchBlocks(
    '<!-- wp:post-navigation-link {"type":"previous"} /--><!-- wp:post-navigation-link {"type":"next"} /-->',
  );
  const [, previous] = getNodeIds(await fetchLoop({ perPage: 2 }));
  expect(blocks.map(({ adjacent }) => adjacent?.databaseId ?? null)).toEqual([previous, null]);
});

test('the number of SQL statements does not grow with the number of posts', async () => {
  const card = ['post-featured-image', 'post-terms', 'post-title', 'post-date', 'post-excerpt', 'post-author', 'post-content', 'read-more']
    .map((name) => `<!-- wp:${name} /-->`)
    .join('');
  const createPage = (count: number) =>
    `${createLoopMarkup({ perPage: count }, `<!-- wp:post-template -->${card}<!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination -->`)}
    <!-- wp:comments --><!-- wp:comments-title /--><!-- wp:comment-template --><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template --><!-- /wp:comments -->
    <!-- wp:latest-posts {"postsToShow":${count},"displayPostContent":true} /--><!-- wp:latest-comments {"commentsToShow":${count}} /-->`;
  const counts = await Promise.all([2, 12, 50].map(async (count) => (await fetchBlocks(createPage(count))).statements));
  // Eight of these statements load the levels of the deepest thread.
  expect(counts).toEqual([counts[0], counts[0], counts[0]]);
  expect(counts[0]).toBeLessThanOrEqual(18);
});

test.each([
  ['/news/feed/', 'Report number 12'],
  ['http://site.test/category/news/feed/atom/', 'Report number 11'],
  ['/tag/rent/feed/', 'Report number 12'],
  ['/author/editor/feed/json/', 'Report number 12'],
  ['/markets/reno/feed/', 'Report number 4'],
  ['/regions/west/feed/', 'Report number 4'],
])('an RSS block shows the newest posts of the feed %s of this site', async (feedURL, title) => {
  const { blocks } = await fetchBlocks(`<!-- wp:rss ${JSON.stringify({ feedURL, itemsToShow: 1.5 })} /-->`);
  expect(blocks[0]?.feed).toMatchObject([{ title, link: expect.stringMatching(/^\/news\/report-\d+\/$/) }]);
});

test.each([
  '/properties/feed/',
  '/regions/east/feed/',
  '/news/',
  '/nothing/feed/',
  'http://127.0.0.1:9/news/feed/',
  '//other.test/news/feed/',
])('an RSS block with the address %s has no entries', async (feedURL) => {
  const { blocks } = await fetchBlocks(`<!-- wp:rss ${JSON.stringify({ feedURL })} /-->`);
  expect(blocks[0]?.feed).toEqual([]);
});
