import { execute, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString, parse, type ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { guardResolvers } from './guard-resolvers.ts';
import { createRequestGuard } from './request-guard.ts';
import { createResponseMemory } from './response-memory.ts';
import { createTimeSlices } from './time-slices.ts';

/** A schema with a list of nodes, and the number of times that each field was resolved. */
function createSchema(count: number, content = 'content') {
  const calls = { content: 0, id: 0 };
  const node = new GraphQLObjectType({
    name: 'Node',
    fields: {
      id: { type: GraphQLInt, resolve: ({ id }: { id: number }) => ((calls.id += 1), id) },
      content: { type: GraphQLString, extensions: { weight: 500 }, resolve: () => ((calls.content += 1), content) },
      broken: { type: GraphQLString, resolve: () => Promise.reject(new Error('no')) },
    },
  });
  const rows = Array.from({ length: count }, (_, id) => ({ id }));
  const nodes = { type: new GraphQLList(node), resolve: () => rows };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { nodes } }) });
  guardResolvers(schema);
  return { schema, calls };
}

async function run(schema: GraphQLSchema, query: string) {
  const guard = createRequestGuard({ slices: createTimeSlices(), memory: createResponseMemory(), isSignedIn: false });
  const result: ExecutionResult = await guard.waitFor(execute({ schema, document: parse(query), contextValue: { guard } }), false);
  return { result, guard };
}

test('a field with large values is computed once for each object, regardless of its aliases', async () => {
  const { schema, calls } = createSchema(3);
  const { result } = await run(schema, '{ nodes { a: content b: content id c: id } }');
  expect(result.data?.['nodes']).toHaveLength(3);
  expect(calls).toEqual({ content: 3, id: 6 });
});

test('another operation computes the large values of the same objects again, because it needs their cache keys', async () => {
  const { schema, calls } = createSchema(3);
  const guard = createRequestGuard({ slices: createTimeSlices(), memory: createResponseMemory(), isSignedIn: false });
  for (let operation = 1; operation <= 2; operation += 1) {
    await execute({ schema, document: parse('{ nodes { content } }'), contextValue: { guard } });
    expect(calls.content).toBe(operation * 3);
  }
});

test('counts the values and the names of all fields, those of introspection included', async () => {
  const { schema } = createSchema(2, 'x'.repeat(100));
  expect((await run(schema, '{ nodes { content } }')).guard.bytes).toBeGreaterThan(200);
  expect((await run(schema, `{ nodes { ${'long'.repeat(50)}: __typename } }`)).guard.bytes).toBeGreaterThan(400);
  expect((await run(schema, '{ __schema { types { name description } } }')).guard.bytes).toBeGreaterThan(1_000);
});

test('stops as soon as a limit is exceeded', async () => {
  const { schema, calls } = createSchema(10_000, 'x'.repeat(100_000));
  await expect(run(schema, '{ nodes { content } }')).rejects.toThrow('limited to 8 MB');
  expect(calls.content).toBeLessThan(100);
  const failing = createSchema(10_000);
  await expect(run(failing.schema, '{ nodes { broken } }')).rejects.toThrow('limited to 1000 errors');
});

test('the execution of a large list lets other events run', async () => {
  const { schema } = createSchema(40_000);
  let events = 0;
  const timer = setInterval(() => (events += 1), 1);
  const { result } = await run(schema, '{ nodes { id a: id b: id } }');
  clearInterval(timer);
  expect(result.data?.['nodes']).toHaveLength(40_000);
  expect(events).toBeGreaterThan(0);
});
