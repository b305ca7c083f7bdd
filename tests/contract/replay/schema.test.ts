/** The schema equals that of the recorded WordPress, except for additions and intended differences. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { buildContentSchema } from '../../../content/schema/schema.ts';
import { compareSchemas } from './compare-schemas.ts';
import { siteFolder } from './recordings.ts';
import { schemaDifferences } from './schema-differences.ts';

const readRecordedSchema = () => buildSchema(readFileSync(join(siteFolder, 'recorded-schema.graphql'), 'utf8'), { assumeValid: true });

test('everything in the schema of the recorded WordPress exists in the same form, except for differences with a reason', () => {
  const differences = compareSchemas(readRecordedSchema(), buildContentSchema());
  expect(differences.toSorted()).toEqual(schemaDifferences.flatMap((entry) => entry.differences).toSorted());
});

test('every kind of difference is found', () => {
  const recorded = buildSchema(`
    interface Named { name: String }
    type A implements Named { name: String list(first: Int = 10, after: String, size: Int): [A] old: Int @deprecated gone: Int }
    type B { id: ID }
    type C implements Named { name: String }
    type Lost { id: ID }
    enum Kind { ONE TWO }
    input Filter { text: String limit: Int }
    union AnyNode = A | C
    type Query { a(filter: Filter): A kind: Kind b: B any: AnyNode lost: Lost }
  `);
  const actual = buildSchema(`
    interface Named { name: String }
    type A { name: String! list(first: Int = 20, after: ID, where: Filter!, more: Int): [A] old: Int added: Int @deprecated }
    type B implements Named { id: ID name: String }
    type C implements Named { name: String }
    enum Kind { ONE THREE }
    input Filter { text: String limit: Int! more: Int need: Int! }
    union AnyNode = B | C
    type Query { a(filter: Filter): A kind: Kind b: B any: AnyNode @deprecated }
  `);
  expect(compareSchemas(recorded, actual).toSorted()).toEqual(
    [
      'A: interface Named is missing',
      'A.name: String!, was String',
      'A.list(first): default 20, was 10',
      'A.list(after): ID, was String',
      'A.list(size): missing',
      'A.list(where): additional and required',
      'A.old: not deprecated',
      'A.gone: missing',
      'AnyNode: possible type A is missing',
      'AnyNode: possible type B is additional',
      'B: interface Named is additional',
      'Filter.limit: Int!, was Int',
      'Filter.need: additional and required',
      'Kind.TWO: missing',
      'Lost: missing',
      'Query.any: deprecated',
      'Query.lost: missing',
    ].toSorted(),
  );
});
