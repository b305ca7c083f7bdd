import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { OperationGenerator } from './graphql-queries.ts';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));
const createOperations = (seed: number, keyword: 'query' | 'mutation') => {
  const generator = new OperationGenerator(schema, new Random(seed));
  return Array.from({ length: 300 }, () => generator.createOperation(keyword));
};

test('the same seed results in the same operations', () => {
  expect(createOperations(1, 'query')).toEqual(createOperations(1, 'query'));
});

test.each(['query', 'mutation'] as const)('most of the %s operations are valid, so that they reach resolvers', (keyword) => {
  const operations = createOperations(1, keyword);
  const invalid = operations.filter(({ query }) => validate(schema, parse(query)).length > 0);
  // Literals of another type than the argument's are intended.
  expect(invalid.length).toBeLessThan(operations.length / 3);
});

test('operations reach most fields of the root', () => {
  const names = new Set(
    createOperations(2, 'query').flatMap(({ query }) => Array.from(query.matchAll(/f\d+: (\w+)/g), ([, name]) => name)),
  );
  const rootFields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect(rootFields.filter((name) => names.has(name)).length).toBeGreaterThan(rootFields.length / 2);
});
