/** Looks up nodes by URI, and reads their ancestors and dates. */
import { describe, expect, test } from 'vitest';
import { fetchGraphql } from '../support/graphql-client.ts';

const fetchNodeByUri = async (uri: string) =>
  (await fetchGraphql('query ($uri: String!) { nodeByUri(uri: $uri) { __typename uri } }', { uri })).data.nodeByUri;

describe('nodeByUri', () => {
  test.each([
    ['/', { __typename: 'Page', uri: '/' }],
    ['/home/', { __typename: 'Page', uri: '/' }],
    ['/about/', { __typename: 'Page', uri: '/about/' }],
    ['about', { __typename: 'Page', uri: '/about/' }],
    ['/About/PEOPLE/', { __typename: 'Page', uri: '/about/people/' }],
    ['/category/Insights/', { __typename: 'Category', uri: '/category/insights/' }],
    ['/author/Editor/', { __typename: 'User', uri: '/author/editor/' }],
    ['/about/?x=1#frag', { __typename: 'Page', uri: '/about/' }],
    ['http://site.test/about/', { __typename: 'Page', uri: '/about/' }],
    ['https://site.test:8443/about/', { __typename: 'Page', uri: '/about/' }],
    ['//cms.test:8080/about/', { __typename: 'Page', uri: '/about/' }],
    ['/about/people/board/', { __typename: 'Page', uri: '/about/people/board/' }],
    ['/news/report-3/', { __typename: 'Post', uri: '/news/report-3/' }],
    ['/regions/west/', { __typename: 'Region', uri: '/regions/west/' }],
    ['/category/insights/', { __typename: 'Category', uri: '/category/insights/' }],
    ['/category/insights/page/2/', { __typename: 'Category', uri: '/category/insights/' }],
    ['/category/insights/market-reports/', { __typename: 'Category', uri: '/category/insights/market-reports/' }],
    ['/category/market-reports/', { __typename: 'Category', uri: '/category/insights/market-reports/' }],
    ['/tag/łódź/', { __typename: 'Tag', uri: '/tag/%c5%82%c3%b3d%c5%ba/' }],
    ['/tag/%C5%82%C3%B3d%C5%BA/', { __typename: 'Tag', uri: '/tag/%c5%82%c3%b3d%c5%ba/' }],
    ['/category/Ínsights/', { __typename: 'Category', uri: '/category/insights/' }],
    ['/author/editor/', { __typename: 'User', uri: '/author/editor/' }],
    ['/news/', { __typename: 'ContentType', uri: '/news/' }],
    ['/news/page/2/', { __typename: 'ContentType', uri: '/news/' }],
    ['/news/report-3/feed/', { __typename: 'Post', uri: '/news/report-3/' }],
    ['/news/report-3/comment-page-2/', { __typename: 'Post', uri: '/news/report-3/' }],
    ['/about/2/', { __typename: 'Page', uri: '/about/' }],
    ['/about/embed/', { __typename: 'Page', uri: '/about/' }],
    ['/category/insights/feed/rss2/', { __typename: 'Category', uri: '/category/insights/' }],
    ['/?name=report-3', { __typename: 'Post', uri: '/news/report-3/' }],
    ['/?name=about&post_type=page', { __typename: 'Page', uri: '/about/' }],
    ['/?name=about/people&post_type=page', { __typename: 'Page', uri: '/about/people/' }],
    ['?post_type=markets&name=reno', { __typename: 'Market', uri: '/markets/reno/' }],
    ['/?markets=reno', { __typename: 'Market', uri: '/markets/reno/' }],
    ['http://site.test/?regions=west&x=1', { __typename: 'Region', uri: '/regions/west/' }],
    ['/?name=report-3&post_type=nope', { __typename: 'Post', uri: '/news/report-3/' }],
    ['/about/?markets=reno', { __typename: 'Page', uri: '/about/' }],
    ['/author/editor/page/2/', { __typename: 'User', uri: '/author/editor/' }],
  ])('nodeByUri finds the node for %s', async (uri, expected) => {
    expect(await fetchNodeByUri(uri)).toEqual(expected);
  });

  test.each([
    '',
    '   ',
    '/nope/',
    '/people/',
    '/2025/02/',
    '/page/2/',
    '/feed/',
    '/category/insights/2/',
    '/?s=about',
    '#',
    ' #about',
    '/?markets=nope',
    '/?markets=',
    '/?name=people&post_type=page',
    '/?name=about&post_type=markets',
    '/?name=about',
    '/?cat=1',
    '/?p=1',
    'https://example.org/about/',
    '//example.org/about/',
    '/ab\0out/',
    '/%00/',
    '/%E0%A4%A/',
    `/${'a'.repeat(90_000)}/`,
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('nodeByUri returns null for %j', async (uri) => {
    const { data, errors } = await fetchGraphql('query ($uri: String!) { nodeByUri(uri: $uri) { id } }', { uri });
    expect(errors).toBeUndefined();
    expect(data.nodeByUri).toBeNull();
  });
});

test('a page lists its ancestors, nearest first, and its children', async () => {
  const { data } = await fetchGraphql(
    '{ page(id: "/about/people/board/", idType: URI) { ancestors { nodes { slug: uri } } parent { node { uri } } } about: page(id: "about", idType: URI) { children { nodes { uri } } } }',
  );
  expect(data.page).toEqual({
    ancestors: { nodes: [{ slug: '/about/people/' }, { slug: '/about/' }] },
    parent: { node: { uri: '/about/people/' } },
  });
  expect(data.about.children.nodes).toEqual([{ uri: '/about/people/' }]);
});

test('dates are returned in the time zone of the site and in UTC, in summer and in winter', async () => {
  const { data } = await fetchGraphql(
    '{ summer: post(id: "summer-time", idType: SLUG) { date dateGmt modified modifiedGmt } winter: post(id: "report-1", idType: SLUG) { date dateGmt } }',
  );
  expect(data).toEqual({
    summer: {
      date: '2024-03-10T05:00:00',
      dateGmt: '2024-03-10T12:00:00',
      modified: '2024-07-01T08:30:00',
      modifiedGmt: '2024-07-01T15:30:00',
    },
    winter: { date: '2025-02-01T12:00:00', dateGmt: '2025-02-01T20:00:00' },
  });
});
