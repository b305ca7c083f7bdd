import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { formatOrList, replaceSuggestions, suggest } from './suggestions.ts';

const schema = buildSchema(`
  interface Node { id: ID }
  interface NodeWithTitle implements Node { id: ID, title: String }
  interface Priced { price: Int }
  type Market implements Node & NodeWithTitle & Priced { id: ID, title: String, price: Int }
  type MediaItem implements Node & NodeWithTitle { id: ID, title: String, uri: String, seo: String, slug: String }
  type MenuItem implements Node { id: ID, title: String }
  type Page implements Node & NodeWithTitle { id: ID, title: String }
  union PostObjectUnion = MediaItem | Page
  input PostTagsInput { categoryName: String, dateQuery: String, categoryIn: Int, categoryColor: String }
  type RootQuery {
    markets: [Market]
    menuItem: MenuItem
    node(id: ID, market: Int): Node
    page(asPreview: Boolean, where: PostTagsInput): Page
    post: PostObjectUnion
    posts: [Page]
    postz: [Page]
    mediaItem: MediaItem
  }
  schema { query: RootQuery }
`);

test.each([
  ['Cannot query field "pots" on type "RootQuery".', ' Did you mean "posts" or "post"?'],
  ['Cannot query field "src" on type "MediaItem".', ' Did you mean "uri"?'],
  ['Cannot query field "nothing" on type "MediaItem".', ''],
  [
    'Cannot query field "title" on type "PostObjectUnion".',
    ' Did you mean to use an inline fragment on "NodeWithTitle", "Page", or "MediaItem"?',
  ],
  ['Cannot query field "titel" on type "PostObjectUnion".', ''],
  [
    'Cannot query field "title" on type "Node".',
    ' Did you mean to use an inline fragment on "NodeWithTitle", "MenuItem", "Page", or "MediaItem"?',
  ],
  ['Unknown argument "asPreviw" on field "RootQuery.page".', ' Did you mean "asPreview"?'],
  ['Unknown argument "iff" on directive "@include".', ' Did you mean "if"?'],
  ['Unknown type "MediaItm".', ' Did you mean "MediaItem" or "MenuItem"?'],
])('%s is followed by the suggestions of graphql-php', (message, suggestion) => {
  expect(replaceSuggestions(`${message} Did you mean "other"?`, schema)).toBe(`${message}${suggestion}`);
});

test.each([
  ['Cannot query field "market" on type "RootQuery".', ' Did you mean "markets"?'],
  ['Cannot query field "price" on type "Node".', ' Did you mean to use an inline fragment on "Priced" or "Market"?'],
  ['Unknown argument "markt" on field "RootQuery.node".', ' Did you mean "market"?'],
  ['Unknown type "Markt".', ' Did you mean "Market"?'],
  ['Field "categoryColr" is not defined by type "PostTagsInput".', ' Did you mean "categoryColor", "categoryName", or "categoryIn"?'],
])('%s is followed by names that WordPress does not have if they are closer', (message, suggestion) => {
  expect(replaceSuggestions(message, schema)).toBe(`${message}${suggestion}`);
});

test('other messages are unchanged', () => {
  expect(replaceSuggestions('Must provide query string.', schema)).toBe('Must provide query string.');
});

test('names that differ by letter case only are closest, and equally similar names keep their order', () => {
  expect(suggest('TITLE', ['titles', 'title'])).toEqual(['title']);
  expect(suggest('category', ['categoryId', 'dateQuery', 'categoryIn', 'Category'])).toEqual([
    'Category',
    'categoryId',
    'categoryIn',
    'dateQuery',
  ]);
  expect(suggest('x'.repeat(200), ['x'.repeat(199)])).toEqual([]);
});

test('lists at most five names', () => {
  expect(formatOrList(['a'])).toBe('a');
  expect(formatOrList(['a', 'b'])).toBe('a or b');
  expect(formatOrList(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, or e');
});
