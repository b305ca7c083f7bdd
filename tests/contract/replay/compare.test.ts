/** Tests of the comparison itself, so that a replay without differences is meaningful. */
import { expect, test } from 'vitest';
import { compare, type ReplayResponse } from './compare.ts';

const createResponse = (body: unknown, status = 200, headers: ReplayResponse['headers'] = {}): ReplayResponse => ({
  status,
  headers,
  body,
});
const listPaths = (recorded: ReplayResponse, actual: ReplayResponse) => compare(recorded, actual).map(({ path }) => path);

const toGlobalId = (id: string) => Buffer.from(id).toString('base64');

test('differences in times, tokens, new ids, whitespace and debug messages are ignored', () => {
  const recorded = createResponse({
    data: {
      createPost: {
        post: {
          id: toGlobalId('post:434'),
          databaseId: 434,
          uri: '/?p=434',
          date: '2026-11-20T20:41:59',
          content: '<p>A</p>\n\n<p>B</p>\n',
        },
      },
      login: { authToken: '<jwt>', user: { jwtAuthExpiration: '1795203526' } },
      block: { uri: '/2026/11/20/x/' },
    },
    extensions: { debug: [{ message: 'off' }] },
  });
  const actual = createResponse({
    data: {
      createPost: {
        post: { id: toGlobalId('post:600'), databaseId: 600, uri: '/?p=600', date: '2027-01-02T03:04:05', content: '<p>A</p> <p>B</p>' },
      },
      login: { authToken: 'eyJhbGciOiJIUzI1NiJ9.e30.abcdef', user: { jwtAuthExpiration: '1900000000' } },
      block: { uri: '/2027/01/02/x/' },
    },
  });
  expect(compare(recorded, actual)).toEqual([]);
});

test('a different value is reported with its path', () => {
  const recorded = createResponse({ data: { post: { title: 'A', tags: { nodes: [{ name: 'x' }] } } } });
  expect(compare(recorded, createResponse({ data: { post: { title: 'B', tags: { nodes: [{ name: 'x' }] } } } }))).toEqual([
    { path: 'data.post.title', recorded: 'A', actual: 'B' },
  ]);
  expect(listPaths(recorded, createResponse({ data: { post: { title: 'A', tags: { nodes: [] } } } }))).toEqual(['data.post.tags.nodes.0']);
  expect(listPaths(recorded, createResponse({ data: { post: null } }))).toEqual(['data.post']);
});

test('different ids and dates of recorded content are reported', () => {
  expect(listPaths(createResponse({ id: toGlobalId('post:101') }), createResponse({ id: toGlobalId('post:102') }))).toEqual(['id']);
  expect(
    listPaths(
      createResponse({ id: toGlobalId('post:101'), databaseId: 101 }),
      createResponse({ id: toGlobalId('post:101'), databaseId: 500 }),
    ),
  ).toEqual(['databaseId']);
  expect(listPaths(createResponse({ date: '2024-03-10T10:30:00' }), createResponse({ date: '2024-03-10T09:30:00' }))).toEqual(['date']);
});

test('differences in the message, extensions and path of errors are reported', () => {
  const error = (message: string, category: string, path: string[]) =>
    createResponse({ errors: [{ message, extensions: { category }, path, locations: [{ line: 1, column: 2 }] }] });
  const recorded = error('No.', 'user', ['post']);
  expect(compare(recorded, createResponse({ errors: [{ message: 'No.', path: ['post'], extensions: { category: 'user' } }] }))).toEqual([]);
  expect(listPaths(recorded, error('Nope.', 'user', ['post']))).toEqual(['errors.0.message']);
  expect(listPaths(recorded, error('No.', 'internal', ['post']))).toEqual(['errors.0.extensions.category']);
  const withCode = createResponse({ errors: [{ message: 'No.', path: ['post'], extensions: { category: 'user', code: 'FORBIDDEN' } }] });
  expect(listPaths(recorded, withCode)).toEqual(['errors.0.extensions.code']);
  expect(listPaths(createResponse({ data: null }), createResponse({ data: null, extensions: { cost: 1 } }))).toEqual(['extensions']);
  expect(listPaths(recorded, error('No.', 'user', ['page']))).toEqual(['errors.0.path.0']);
  expect(listPaths(createResponse({ data: { post: null } }), createResponse({ errors: [], data: { post: null } }))).toEqual(['errors']);
});

test('a missing key differs from null', () => {
  expect(listPaths(createResponse({ data: { post: null } }), createResponse({ data: {} }))).toEqual(['data.post']);
});

test('a different status and a different redirect location are reported', () => {
  expect(listPaths(createResponse('', 200), createResponse('', 500))).toEqual(['status']);
  expect(listPaths(createResponse('', 302, { location: '/a' }), createResponse('', 302, { location: '/b' }))).toEqual(['location']);
});

test('menu locations of the recorded theme equal those of the content model', () => {
  expect(
    compare(createResponse({ locations: ['PRIMARY', 'FOOTER'] }), createResponse({ locations: ['MAIN_MENU', 'FOOTER_MENU'] })),
  ).toEqual([]);
  expect(listPaths(createResponse({ locations: ['PRIMARY'] }), createResponse({ locations: ['FOOTER_MENU'] }))).toEqual(['locations.0']);
});

test('only content types that WordPress does not have are ignored', () => {
  const type = (name: string) => ({ id: toGlobalId(`post_type:${name}`), name });
  expect(compare(createResponse({ nodes: [type('post')] }), createResponse({ nodes: [type('post'), type('markets')] }))).toEqual([]);
  expect(listPaths(createResponse({ nodes: [type('post'), type('page')] }), createResponse({ nodes: [type('post')] }))).toEqual([
    'nodes.1',
  ]);
  expect(compare(createResponse({ nodeByUri: null }), createResponse({ nodeByUri: type('team') }))).toEqual([]);
  expect(listPaths(createResponse({ nodeByUri: null }), createResponse({ nodeByUri: type('post') }))).toEqual(['nodeByUri']);
});

test('roles that WordPress does not have are ignored', () => {
  const role = (name: string) => ({ id: toGlobalId(`user_role:${name}`), name });
  expect(compare(createResponse({ nodes: [role('author')] }), createResponse({ nodes: [role('author'), role('wpseo_editor')] }))).toEqual(
    [],
  );
  expect(listPaths(createResponse({ nodes: [] }), createResponse({ nodes: [role('author')] }))).toEqual(['nodes.0']);
});

test('JSON within a string is compared by its members', () => {
  expect(
    compare(createResponse({ blocksJSON: '[{"name":"a","order":0}]' }), createResponse({ blocksJSON: '[{"order":0,"name":"a"}]' })),
  ).toEqual([]);
  expect(listPaths(createResponse({ blocksJSON: '[{"name":"a"}]' }), createResponse({ blocksJSON: '[{"name":"b"}]' }))).toEqual([
    'blocksJSON.0.name',
  ]);
});

test('two different themes are equal, but a missing theme is reported', () => {
  const theme = (slug: string) => ({
    nodes: [{ id: toGlobalId(`theme:${slug}`), name: slug, slug }],
    globalStylesheet: `body { --theme: ${slug} }`,
  });
  expect(compare(createResponse(theme('twentytwentythree')), createResponse(theme('site')))).toEqual([]);
  expect(listPaths(createResponse(theme('a')), createResponse({ nodes: [], globalStylesheet: '' }))).toEqual([
    'globalStylesheet',
    'nodes.0',
  ]);
});
