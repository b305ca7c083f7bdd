/** The comparer itself, on answers of our own: a replay that finds no difference has to be worth something. */
import { expect, test } from 'vitest';
import { compare, type Answered } from './compare.ts';

const answer = (body: unknown, status = 200, headers: Answered['headers'] = {}): Answered => ({ status, headers, body });
const paths = (recorded: Answered, answered: Answered) => compare(recorded, answered).map(({ path }) => path);

const globalId = (id: string) => Buffer.from(id).toString('base64');

test('finds equal what differs in times, tokens, new numbers, white space and debug notes only', () => {
  const recorded = answer({
    data: {
      createPost: {
        post: { id: globalId('post:434'), databaseId: 434, uri: '/?p=434', date: '2026-11-20T20:41:59', content: '<p>A</p>\n\n<p>B</p>\n' },
      },
      login: { authToken: '<jwt>', user: { jwtAuthExpiration: '1795203526' } },
      block: { uri: '/2026/11/20/x/' },
    },
    extensions: { debug: [{ message: 'off' }] },
  });
  const answered = answer({
    data: {
      createPost: {
        post: { id: globalId('post:600'), databaseId: 600, uri: '/?p=600', date: '2027-01-02T03:04:05', content: '<p>A</p> <p>B</p>' },
      },
      login: { authToken: 'eyJhbGciOiJIUzI1NiJ9.e30.abcdef', user: { jwtAuthExpiration: '1900000000' } },
      block: { uri: '/2027/01/02/x/' },
    },
  });
  expect(compare(recorded, answered)).toEqual([]);
});

test('finds another value, and tells where', () => {
  const recorded = answer({ data: { post: { title: 'A', tags: { nodes: [{ name: 'x' }] } } } });
  expect(compare(recorded, answer({ data: { post: { title: 'B', tags: { nodes: [{ name: 'x' }] } } } }))).toEqual([
    { path: 'data.post.title', recorded: 'A', answered: 'B' },
  ]);
  expect(paths(recorded, answer({ data: { post: { title: 'A', tags: { nodes: [] } } } }))).toEqual(['data.post.tags.nodes.0']);
  expect(paths(recorded, answer({ data: { post: null } }))).toEqual(['data.post']);
});

test('finds numbers of things that were there before', () => {
  expect(paths(answer({ id: globalId('post:101') }), answer({ id: globalId('post:102') }))).toEqual(['id']);
  expect(paths(answer({ id: globalId('post:101'), databaseId: 101 }), answer({ id: globalId('post:101'), databaseId: 500 }))).toEqual([
    'databaseId',
  ]);
  expect(paths(answer({ date: '2024-03-10T10:30:00' }), answer({ date: '2024-03-10T09:30:00' }))).toEqual(['date']);
});

test('finds other errors: their words, their category and their path', () => {
  const error = (message: string, category: string, path: string[]) =>
    answer({ errors: [{ message, extensions: { category }, path, locations: [{ line: 1, column: 2 }] }] });
  const recorded = error('No.', 'user', ['post']);
  expect(compare(recorded, answer({ errors: [{ message: 'No.', path: ['post'], extensions: { category: 'user' } }] }))).toEqual([]);
  expect(paths(recorded, error('Nope.', 'user', ['post']))).toEqual(['errors.0.message']);
  expect(paths(recorded, error('No.', 'internal', ['post']))).toEqual(['errors.0.category']);
  expect(paths(recorded, error('No.', 'user', ['page']))).toEqual(['errors.0.path.0']);
  expect(paths(answer({ data: { post: null } }), answer({ errors: [], data: { post: null } }))).toEqual(['errors']);
});

test('finds a missing key and null different', () => {
  expect(paths(answer({ data: { post: null } }), answer({ data: {} }))).toEqual(['data.post']);
});

test('finds another status, and another place a redirect leads to', () => {
  expect(paths(answer('', 200), answer('', 500))).toEqual(['status']);
  expect(paths(answer('', 302, { location: '/a' }), answer('', 302, { location: '/b' }))).toEqual(['location']);
});

test('takes the recorded theme’s places of menus for ours', () => {
  expect(compare(answer({ locations: ['PRIMARY', 'FOOTER'] }), answer({ locations: ['MAIN_MENU', 'FOOTER_MENU'] }))).toEqual([]);
  expect(paths(answer({ locations: ['PRIMARY'] }), answer({ locations: ['FOOTER_MENU'] }))).toEqual(['locations.0']);
});

test('takes the types of our own model for nothing, and no others', () => {
  const type = (name: string) => ({ id: globalId(`post_type:${name}`), name });
  expect(compare(answer({ nodes: [type('post')] }), answer({ nodes: [type('post'), type('markets')] }))).toEqual([]);
  expect(paths(answer({ nodes: [type('post'), type('page')] }), answer({ nodes: [type('post')] }))).toEqual(['nodes.1']);
  expect(compare(answer({ nodeByUri: null }), answer({ nodeByUri: type('team') }))).toEqual([]);
  expect(paths(answer({ nodeByUri: null }), answer({ nodeByUri: type('post') }))).toEqual(['nodeByUri']);
});

test('compares JSON within an answer by its members', () => {
  expect(compare(answer({ blocksJSON: '[{"name":"a","order":0}]' }), answer({ blocksJSON: '[{"order":0,"name":"a"}]' }))).toEqual([]);
  expect(paths(answer({ blocksJSON: '[{"name":"a"}]' }), answer({ blocksJSON: '[{"name":"b"}]' }))).toEqual(['blocksJSON.0.name']);
});

test('takes one theme for another, but not for none', () => {
  const theme = (slug: string) => ({
    nodes: [{ id: globalId(`theme:${slug}`), name: slug, slug }],
    globalStylesheet: `body { --of: ${slug} }`,
  });
  expect(compare(answer(theme('twentytwentythree')), answer(theme('site')))).toEqual([]);
  expect(paths(answer(theme('a')), answer({ nodes: [], globalStylesheet: '' }))).toEqual(['globalStylesheet', 'nodes.0']);
});
