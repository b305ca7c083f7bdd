/** The number of SQL statements for the query of the home page, on the complete seed. */
import { graphql, type GraphQLSchema } from 'graphql';
import type { Kysely } from 'kysely';
import { getRequest } from 'relay-runtime';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import PageByUriQuery from '../../__generated__/PageByUriQuery.graphql.ts';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createTestContext } from '../support/test-context.ts';

/** The number depends on the kinds of data on the page (blocks, images, properties, posts, terms, …), not on the number of items. */
const MAX_STATEMENTS = 25;

let schema: GraphQLSchema;
let db: Kysely<Database>;
beforeAll(async () => {
  schema = buildContentSchema();
  db = await connect(inject('siteSettings')['DATABASE_URL'] ?? '');
});
afterAll(() => db.destroy());

test('the query of the home page needs a limited number of SQL statements', async () => {
  const contextValue = await createTestContext(db);
  const source = getRequest(PageByUriQuery).params.text ?? '';
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue,
    variableValues: { uri: '/', feedFirst: 24, directoryFirst: 100 },
  });
  expect(errors).toBeUndefined();
  expect(data?.['nodeByUri']).toMatchObject({ __typename: 'Page' });
  expect(contextValue.store.statements).toBeLessThanOrEqual(MAX_STATEMENTS);
});
