/** The number of SQL statements depends on what a query asks for, never on how many nodes answer. */
import { graphql } from 'graphql';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { contextFor } from '../support/context.ts';

const schema = buildContentSchema();
let db: Kysely<Database>;
beforeAll(async () => {
  db = await connect(inject('databaseUrl'));
});
afterAll(() => db.destroy());

async function statementsOf(source: string): Promise<number> {
  const contextValue = await contextFor(db, undefined, true);
  const before = contextValue.store.statements;
  const { errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return contextValue.store.statements - before;
}

test.each([
  [
    'posts with everything around them',
    (first: number) =>
      `{ posts(first: ${first}) { nodes { title author { node { name } } categories { nodes { name } } tags { nodes { name } } commentCount comments(first: 3) { nodes { content } } featuredImage { node { sourceUrl } } } } }`,
    6,
  ],
  [
    'regions with what points at them',
    (first: number) =>
      `{ regions(first: ${first}) { nodes { title markets { nodes { title } } team { nodes { title } } regionMeta { leasingContacts { title } } } } }`,
    4,
  ],
  [
    'categories with their posts',
    (first: number) => `{ categories(first: ${first}) { nodes { name contentNodes(first: 2) { nodes { ... on Post { title } } } } } }`,
    2,
  ],
  [
    'comments with everything around them',
    (first: number) =>
      `{ comments(first: ${first}) { nodes { content author { node { name } } commentedOn { node { uri } } parent { node { content } } replies { nodes { content } } } } }`,
    5,
  ],
  [
    'terms with their place in the tree',
    (first: number) =>
      `{ categories(first: ${first}, where: { hideEmpty: true, padCounts: true }) { nodes { count parent { node { slug } } ancestors { nodes { slug } } children { nodes { slug } } } } }`,
    4,
  ],
  [
    'pages with their place in the tree',
    (first: number) =>
      `{ pages(first: ${first}) { nodes { uri parent { node { uri } } ancestors { nodes { uri } } children { nodes { uri } } } } }`,
    4,
  ],
  [
    'menu items with what they lead to',
    (first: number) =>
      `{ menuItems(first: ${first}) { nodes { label path childItems { nodes { label path } } featuredItem { image { sourceUrl } } } } }`,
    5,
  ],
])('%s', async (_name, query, most) => {
  for (const first of [1, 5, 50]) expect(await statementsOf(query(first))).toBeLessThanOrEqual(most);
});

test('equal questions are asked once', async () => {
  expect(
    await statementsOf(
      '{ a: post(id: "report-1", idType: SLUG) { title } b: post(id: "report-1", idType: SLUG) { slug } c: posts(first: 3) { nodes { id } } d: posts(first: 3) { nodes { slug } } }',
    ),
  ).toBe(2);
});

const searchBlock = (count: number, parameters: string) =>
  `{ blockCatalogue(content: "<!-- wp:site/search {\\"count\\": ${count}} /-->") { ... on SiteSearchBlock {
    search(parameters: [${parameters}]) {
      asked { name value }
      choices { market { label } region { label } status { label } buildingType { label } }
      results { total squareFeet relaxed { total } facets { market { label } status { label } }
        edges { node { title featuredImage { node { sourceUrl } } allStatus(first: 1) { nodes { name } } propertyFacts { city } } } } }
    markets { slug } } } }`;

test.each([
  ['a search that asks nothing', '', 4],
  ['a search with filters', '{ name: "q", value: "a" }, { name: "min", value: "1000" }, { name: "sort", value: "largest" }', 8],
])('%s', async (_name, parameters, most) => {
  for (const count of [1, 6, 24]) expect(await statementsOf(searchBlock(count, parameters))).toBeLessThanOrEqual(most);
});
