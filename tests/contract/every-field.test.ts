/** Queries every field of every type of the schema on a running service, and expects no internal error. */
import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { fetchGraphqlAs } from '../support/sign-in.ts';
import { fetchGraphql } from '../support/graphql-client.ts';
import { findPathsToTypes, getObjectTypes, getSampleArguments } from '../support/query-paths.ts';

const schema = buildContentSchema();

/** Number of fields per query: the limit of root fields for visitors. */
const FIELDS_PER_QUERY = 50;

/** Returns selections of all fields of a type that need no unknown arguments, in batches. Object fields select only `__typename`. */
function createSelections(type: GraphQLObjectType): string[] {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const args = getSampleArguments(type.name, field);
    if (args === null) return [];
    return [`${field.name}${args}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`];
  });
  return Array.from({ length: Math.ceil(fields.length / FIELDS_PER_QUERY) }, (_, index) =>
    fields.slice(index * FIELDS_PER_QUERY, (index + 1) * FIELDS_PER_QUERY).join(' '),
  );
}

const paths = findPathsToTypes(schema);

test.each([null, 'admin'])(
  'every field of every type reachable by a query resolves without an internal error for %s',
  async (login) => {
    const failures: string[] = [];
    for (const [name, path] of paths) {
      for (const selection of createSelections(schema.getType(name) as GraphQLObjectType)) {
        const query = `${path.before} ${selection} ${path.after}`;
        const { data, errors = [] } = await (login === null ? fetchGraphql(query) : fetchGraphqlAs(login, query));
        // Errors of the category "user" say that the visitor is not allowed to see something. Any other error is a bug of the service.
        for (const error of errors)
          if (error.extensions.category !== 'user') failures.push(`${name}: ${error.message} at ${String(error.path)}`);
        if (data === undefined) failures.push(`${name}: the query was not executed`);
      }
    }
    expect(failures).toEqual([]);
  },
  240_000,
);

test('every type of the schema is reachable by a query or a mutation', () => {
  const reachable = new Set(paths.keys());
  const visit = (type: GraphQLNamedType) => {
    for (const objectType of getObjectTypes(schema, type)) {
      if (reachable.has(objectType.name)) continue;
      reachable.add(objectType.name);
      for (const field of Object.values(objectType.getFields())) visit(getNamedType(field.type));
    }
  };
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    if (type) for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  const unreachable = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !reachable.has(type.name),
  );
  expect(unreachable.map((type) => type.name)).toEqual(['RootMutation']);
});

test('the nodes field of every connection is a non-null list of non-null items', () => {
  const connections = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.name.endsWith('Connection'));
  const nullable = connections.filter((type) => {
    const nodes = (type as GraphQLObjectType).getFields()['nodes']?.type;
    return !isNonNullType(nodes) || !isListType(nodes.ofType) || !isNonNullType(nodes.ofType.ofType);
  });
  expect(nullable.map((type) => type.name)).toEqual([]);
});
