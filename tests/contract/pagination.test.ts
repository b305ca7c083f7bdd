/** Cursor and offset pagination, as recorded from WPGraphQL 1.14 with the offset pagination plugin. */
import { describe, expect, test } from 'vitest';
import { fetchGraphql } from '../support/graphql-client.ts';

const newest = [
  'report-12',
  'report-11',
  'locked',
  'report-10',
  'report-9',
  'report-8',
  'report-7',
  'report-6',
  'report-5',
  'report-4',
  'report-3',
  'report-2',
  'report-1',
  'summer-time',
];
const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor offsetPagination { total hasMore hasPrevious } }';

async function fetchPosts(args: string) {
  const { data, errors } = await fetchGraphql(`{ posts${args} { nodes { slug } edges { cursor node { databaseId } } ${pageInfo} } }`);
  return { slugs: data?.posts?.nodes.map((node: { slug: string }) => node.slug) as string[], ...data?.posts, errors };
}

describe('cursor pagination', () => {
  test('a list returns ten posts by default, newest first, without moving sticky posts to the front', async () => {
    const page = await fetchPosts('');
    expect(page.slugs).toEqual(newest.slice(0, 10));
    // As recorded: without a page size, hasNextPage is false.
    expect(page.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect((await fetchPosts('(first: 10)')).pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  test('a cursor is the base64 of arrayconnection:<database id>', async () => {
    const { edges, pageInfo: info } = await fetchPosts('(first: 2)');
    expect(edges.map((edge: { cursor: string }) => Buffer.from(edge.cursor, 'base64').toString())).toEqual(
      edges.map((edge: { node: { databaseId: number } }) => `arrayconnection:${edge.node.databaseId}`),
    );
    expect([info.startCursor, info.endCursor]).toEqual([edges[0].cursor, edges[1].cursor]);
  });

  test('paging forward returns every post once', async () => {
    const slugs: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const page = await fetchPosts(`(first: 4, after: "${after}")`);
      slugs.push(...page.slugs);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== '');
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(slugs).toEqual(newest);
  });

  test('paging backward keeps the order within each page', async () => {
    const last = await fetchPosts('(last: 3)');
    expect(last.slugs).toEqual(newest.slice(-3));
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await fetchPosts(`(last: 3, before: "${last.pageInfo.startCursor}")`);
    expect(before.slugs).toEqual(newest.slice(-6, -3));
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test('after and before together return the posts between them', async () => {
    const { edges } = await fetchPosts('(first: 6)');
    expect((await fetchPosts(`(first: 10, after: "${edges[0].cursor}", before: "${edges[5].cursor}")`)).slugs).toEqual(newest.slice(1, 5));
  });

  test.each(['garbage', 'YXJyYXljb25uZWN0aW9uOjk5OTk5OQ==', 'YXJyYXljb25uZWN0aW9uOjk5OTk5OTk5OTk=', ''])(
    'an invalid cursor (%s) returns the first page',
    async (cursor) => {
      const page = await fetchPosts(`(first: 2, after: "${cursor}")`);
      expect(page.slugs).toEqual(newest.slice(0, 2));
      expect(page.pageInfo.hasPreviousPage).toBe(false);
    },
  );

  test('first: 0 returns the default number of posts', async () => {
    expect((await fetchPosts('(first: 0)')).slugs).toHaveLength(10);
  });

  test.each(['(first: -1)', '(last: -1)', '(first: 2, last: 2)'])('%s returns an error of the category "user"', async (args) => {
    const { errors } = await fetchPosts(args);
    expect(errors?.[0]?.extensions.category).toBe('user');
  });

  test('a list sorted by menu order is paged in that order', async () => {
    const titles = (data: { pages: { nodes: { title: string }[] } }) => data.pages.nodes.map(({ title }) => title);
    const where = 'where: { orderby: [{ field: MENU_ORDER, order: ASC }, { field: TITLE, order: ASC }] }';
    const first = (await fetchGraphql(`{ pages(first: 3, ${where}) { nodes { title } pageInfo { endCursor } } }`)).data;
    const rest = (
      await fetchGraphql(`query ($after: String) { pages(first: 10, after: $after, ${where}) { nodes { title } } }`, {
        after: first.pages.pageInfo.endCursor,
      })
    ).data;
    expect([...titles(first), ...titles(rest)]).toEqual(['Board', 'Home', 'News room', 'People', 'About', 'Privacy']);
  });

  test('pages are also sorted newest first by default', async () => {
    const { data } = await fetchGraphql(
      '{ pages(first: 2) { nodes { slug } } contentType(id: "page", idType: NAME) { contentNodes(first: 2) { nodes { slug } } } }',
    );
    expect(data.pages.nodes).toEqual([{ slug: 'about' }, { slug: 'privacy' }]);
    expect(data.contentType.contentNodes.nodes).toEqual(data.pages.nodes);
  });
});

describe('offset pagination', () => {
  test.each([
    ['{ size: 4, offset: 0 }', newest.slice(0, 4), { total: 14, hasMore: true, hasPrevious: false }],
    ['{ size: 4, offset: 12 }', newest.slice(12), { total: 14, hasMore: false, hasPrevious: true }],
    ['{ size: 3 }', newest.slice(0, 3), { total: 14, hasMore: true, hasPrevious: false }],
    ['{ size: 4, offset: 100 }', [], { total: 0, hasMore: false, hasPrevious: true }],
    ['{ offset: 3 }', [], { total: 14, hasMore: true, hasPrevious: true }],
    ['{ size: 0, offset: 13 }', [], { total: 14, hasMore: true, hasPrevious: true }],
    ['{}', [], { total: 14, hasMore: true, hasPrevious: false }],
    ['{ size: 4, offset: -12 }', newest.slice(12), { total: 14, hasMore: false, hasPrevious: false }],
    ['{ size: -1, offset: 100 }', [], { total: 0, hasMore: true, hasPrevious: true }],
  ])('the offset pagination %s returns the matching page', async (paging, slugs, info) => {
    const page = await fetchPosts(`(where: { offsetPagination: ${paging} })`);
    expect(page.slugs).toEqual(slugs);
    expect(page.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false, offsetPagination: info });
  });

  test('a page by cursor reports the number of nodes from its cursor on', async () => {
    const first = await fetchPosts('(first: 4)');
    expect(first.pageInfo.offsetPagination).toEqual({ total: 14, hasMore: true, hasPrevious: false });
    const second = await fetchPosts(`(first: 4, after: "${first.pageInfo.endCursor}")`);
    expect(second.pageInfo.offsetPagination).toEqual({ total: 10, hasMore: true, hasPrevious: false });
    const { data } = await fetchGraphql(
      '{ categories { pageInfo { offsetPagination { total hasMore } } } users { pageInfo { offsetPagination { total } } } }',
    );
    expect(data.categories.pageInfo.offsetPagination).toEqual({ total: null, hasMore: true });
    expect(data.users.pageInfo.offsetPagination.total).toBeGreaterThan(0);
  });

  test('first and last with an offset set the flags of cursor pagination', async () => {
    const paging = 'where: { offsetPagination: { size: 2, offset: 1 } }';
    expect(await fetchPosts(`(first: 1, ${paging})`)).toMatchObject({
      slugs: newest.slice(1, 3),
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(await fetchPosts(`(last: 2, ${paging})`)).toMatchObject({
      slugs: newest.slice(-3, -1),
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });
});
