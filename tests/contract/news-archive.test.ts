/** The newsroom: its filters, the choices that they offer, and its pages. */
import { expect, test } from 'vitest';
import { fetchGraphql } from '../support/graphql-client.ts';

const query = `query ($parameters: [UrlParameter!], $first: Int, $after: String, $offset: OffsetPagination) {
  contentType(id: "post", idType: NAME) { newsArchive(parameters: $parameters) {
    posts(first: $first, after: $after, where: { offsetPagination: $offset }) {
      nodes { slug } pageInfo { endCursor hasNextPage offsetPagination { total } }
    }
    page { title } category { slug } market { slug } year month text ignored
    categories { value count } markets { value label count } years { value count } months { value count }
  } }
}`;

async function fetchArchive(parameters: Record<string, string>, page: object = { first: 100 }) {
  const list = Object.entries(parameters).map(([name, value]) => ({ name, value }));
  const { data, errors } = await fetchGraphql(query, { parameters: list, ...page });
  expect(errors).toBeUndefined();
  const archive = data.contentType.newsArchive;
  return { ...archive, slugs: archive.posts.nodes.map(({ slug }: { slug: string }) => slug) };
}

test('without filters, it lists all posts except those with a password, and counts the choices', async () => {
  const archive = await fetchArchive({});
  expect(archive.slugs).toHaveLength(13);
  expect(archive.slugs).not.toContain('locked');
  expect(archive.categories).toEqual([
    { value: 'news', count: 6 },
    { value: 'insights', count: 12 },
    { value: 'market-reports', count: 1 },
  ]);
  expect(archive.markets).toEqual([{ value: 'reno', label: 'Reno', count: 1 }]);
  expect(archive.years).toEqual([
    { value: '2025', count: 12 },
    { value: '2024', count: 1 },
  ]);
  expect(archive).toMatchObject({
    page: { title: 'News room' },
    category: null,
    market: null,
    year: null,
    text: null,
    ignored: [],
    months: [],
  });
});

test.each([
  [{ category: 'news' }, 6],
  [{ market: 'reno' }, 1],
  [{ year: '2024' }, 1],
  [{ year: '2025', month: '02' }, 12],
  [{ year: '2025', month: '3' }, 0],
  [{ q: 'week' }, 12],
  [{ category: 'insights', market: 'reno', year: '2025', q: 'report' }, 1],
  [{ category: 'news', market: 'reno' }, 0],
])('the filters %j combine to %i posts', async (parameters, count) => {
  expect((await fetchArchive(parameters)).slugs).toHaveLength(count);
});

test('counts the choices of a filter together with the other filters, and keeps the current choice', async () => {
  const archive = await fetchArchive({ category: 'news', market: 'reno' });
  expect(archive.categories).toEqual([
    { value: 'news', count: 0 },
    { value: 'insights', count: 1 },
  ]);
  expect(archive.markets).toEqual([{ value: 'reno', label: 'Reno', count: 0 }]);
  expect((await fetchArchive({ year: '2025' })).months).toEqual([{ value: '2', count: 12 }]);
});

test('names values that it does not know and ignores them', async () => {
  const archive = await fetchArchive({ category: 'nothing', market: 'hidden', year: '1999', q: '' });
  expect(archive.ignored).toEqual([
    'There is no category “nothing”.',
    'There is no market “hidden”.',
    'There is no news from the year “1999”.',
  ]);
  expect(archive.slugs).toHaveLength(13);
  expect((await fetchArchive({ year: '2025', month: '13' })).ignored).toEqual(['“13” is not a month.']);
});

test('has cursor pages and numbered pages', async () => {
  const first = await fetchArchive({ category: 'insights' }, { first: 5 });
  expect(first.posts.pageInfo).toMatchObject({ hasNextPage: true, offsetPagination: { total: 12 } });
  const second = await fetchArchive({ category: 'insights' }, { first: 5, after: first.posts.pageInfo.endCursor });
  expect((await fetchArchive({ category: 'insights' }, { offset: { size: 5, offset: 5 } })).slugs).toEqual(second.slugs);
  expect((await fetchArchive({}, { offset: { size: 5, offset: 50 } })).slugs).toEqual([]);
});

test('only the type of posts has a newsroom', async () => {
  const { data } = await fetchGraphql('{ contentType(id: "page", idType: NAME) { newsArchive { year } } }');
  expect(data.contentType.newsArchive).toBeNull();
});

async function fetchRelated(slug: string, first = 12): Promise<string[]> {
  const related = 'query ($slug: ID!, $first: Int) { post(id: $slug, idType: SLUG) { relatedPosts(first: $first) { slug } } }';
  const { data, errors } = await fetchGraphql(related, { slug, first });
  expect(errors).toBeUndefined();
  return data.post.relatedPosts.map((post: { slug: string }) => post.slug);
}

test('related posts have the same terms, those with rare ones first, and none is hidden or the post itself', async () => {
  const related = await fetchRelated('report-4');
  // The posts with the same tag and category, newest first, and then those with only the same category.
  expect(related).toEqual(['12', '10', '8', '6', '2', '11', '9', '7', '5', '3', '1'].map((number) => `report-${number}`));
  expect(await fetchRelated('report-4', 3)).toEqual(related.slice(0, 3));
  expect(await fetchRelated('report-4', -1)).toEqual([]);
  // Its category has no other posts. A post with a password reveals nothing.
  expect(await fetchRelated('summer-time')).toEqual([]);
  expect(await fetchRelated('locked')).toEqual([]);
});
