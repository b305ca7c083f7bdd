/** What the home page costs the content service: its own question, with every block, on the whole seed. */
import { graphql, type GraphQLSchema } from 'graphql';
import type { Kysely } from 'kysely';
import { getRequest } from 'relay-runtime';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import PageByUriQuery from '../../__generated__/PageByUriQuery.graphql.ts';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { contextFor } from '../support/context.ts';

/** Lists on the page do not count, only the kinds of things on it: blocks, pictures, properties, posts, terms, regions, markets, menus, options. */
const MOST_STATEMENTS = 25;

let schema: GraphQLSchema;
let db: Kysely<Database>;
beforeAll(async () => {
  schema = buildContentSchema();
  db = await connect(inject('siteSettings')['DATABASE_URL'] ?? '');
});
afterAll(() => db.destroy());

test('the home page is answered with a bounded number of SQL statements', async () => {
  const contextValue = await contextFor(db);
  const source = getRequest(PageByUriQuery).params.text ?? '';
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue,
    variableValues: { uri: '/', feedFirst: 24, directoryFirst: 100 },
  });
  expect(errors).toBeUndefined();
  expect(data?.['nodeByUri']).toMatchObject({ __typename: 'Page' });
  expect(contextValue.store.statements).toBeLessThanOrEqual(MOST_STATEMENTS);
});
