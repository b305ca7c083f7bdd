/** The number of SQL statements depends on the fields of a query, and not on the number of nodes. */
import { graphql } from 'graphql';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sitemapTermSelections } from '../../components/content-types/presentation.generated.ts';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createTestContext } from '../support/test-context.ts';

const schema = buildContentSchema();
let db: Kysely<Database>;
beforeAll(async () => {
  db = await connect(inject('databaseUrl'));
});
afterAll(() => db.destroy());

async function countStatements(source: string): Promise<number> {
  const contextValue = await createTestContext(db, undefined, true);
  const before = contextValue.store.statements;
  const { errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return contextValue.store.statements - before;
}

test.each([
  [
    'posts with their connections',
    (first: number) =>
      `{ posts(first: ${first}) { nodes { title author { node { name } } categories { nodes { name } } tags { nodes { name } } commentCount comments(first: 3) { nodes { content } } featuredImage { node { sourceUrl } } } } }`,
    6,
  ],
  [
    'regions with the nodes that reference them',
    (first: number) =>
      `{ regions(first: ${first}) { nodes { title markets { nodes { title } } team { nodes { title } } regionMeta { leasingContacts { title } } } } }`,
    4,
  ],
  [
    'markets with their submarkets and totals',
    (first: number) =>
      `{ markets(first: ${first}) { nodes { portfolio { buildings } propertiesWithSpace { nodes { title } } submarkets { name portfolio { buildings } market { title } } } } }`,
    6,
  ],
  [
    'categories with their posts',
    (first: number) => `{ categories(first: ${first}) { nodes { name contentNodes(first: 2) { nodes { ... on Post { title } } } } } }`,
    2,
  ],
  [
    'the terms of sitemaps with their newest content',
    (first: number) => `{ terms(first: ${first}) { nodes { uri count ${sitemapTermSelections} } } }`,
    6,
  ],
  [
    'comments with their connections',
    (first: number) =>
      `{ comments(first: ${first}) { nodes { content author { node { name } } commentedOn { node { uri } } parent { node { content } } replies { nodes { content } } } } }`,
    5,
  ],
  [
    'terms with their ancestors and children',
    (first: number) =>
      `{ categories(first: ${first}, where: { hideEmpty: true }) { nodes { count parent { node { slug } } ancestors { nodes { slug } } children { nodes { slug } } } } }`,
    4,
  ],
  [
    'pages with their ancestors and children',
    (first: number) =>
      `{ pages(first: ${first}) { nodes { uri parent { node { uri } } ancestors { nodes { uri } } children { nodes { uri } } } } }`,
    4,
  ],
  [
    'menu items with their targets',
    (first: number) =>
      `{ menuItems(first: ${first}) { nodes { label path childItems { nodes { label path } } featuredItem { image { sourceUrl } } } } }`,
    5,
  ],
])('the number of statements for %s does not depend on the number of nodes', async (_name, query, maximum) => {
  for (const first of [1, 5, 50]) expect(await countStatements(query(first))).toBeLessThanOrEqual(maximum);
});

test('identical fields are loaded with one statement', async () => {
  expect(
    await countStatements(
      '{ a: post(id: "report-1", idType: SLUG) { title } b: post(id: "report-1", idType: SLUG) { slug } c: posts(first: 3) { nodes { id } } d: posts(first: 3) { nodes { slug } } }',
    ),
  ).toBe(2);
});

const createSearchQuery = (count: number, parameters: string) =>
  `{ blockCatalogue(content: "<!-- wp:site/search {\\"count\\": ${count}} /-->") { ... on SiteSearchBlock {
    search(parameters: [${parameters}]) {
      asked { name value }
      choices { market { label } region { label } status { label } buildingType { label } }
      results { total squareFeet relaxed { total } facets { market { label } status { label } }
        edges { node { title featuredImage { node { sourceUrl } } allStatus(first: 1) { nodes { name } } propertyFacts { city } } } } }
    markets { slug } } } }`;

test.each([
  ['a search without filters', '', 4],
  ['a search with filters', '{ name: "q", value: "a" }, { name: "min", value: "1000" }, { name: "sort", value: "largest" }', 8],
])('the number of statements for %s does not depend on the number of results', async (_name, parameters, maximum) => {
  for (const count of [1, 6, 24]) expect(await countStatements(createSearchQuery(count, parameters))).toBeLessThanOrEqual(maximum);
});
