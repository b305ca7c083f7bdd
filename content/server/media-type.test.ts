import { expect, test } from 'vitest';
import { negotiateMediaType, selectErrorStatus } from './media-type.ts';

const json = 'application/json';
const graphql = 'application/graphql-response+json';

test.each([
  [undefined, json, false],
  ['*/*', json, false],
  ['application/*', json, false],
  ['', json, false],
  ['text/html, */*;q=0.1', json, false],
  ['text/plain', json, false],
  [json, json, true],
  ['Application/JSON', json, true],
  ['application/json; charset=utf-8', json, true],
  ['application/json;q=0.5, */*;q=0.1', json, true],
  [graphql, graphql, true],
  ['application/graphql-response+json; charset=UTF-8', graphql, true],
  [`${graphql}, application/json;q=0.9`, graphql, true],
  [`${graphql};q=0.4, application/json;q=0.9`, json, true],
  [`application/json;q=0.4, ${graphql};q=0.9`, graphql, true],
  [`${graphql}, application/graphql+json, application/json, text/event-stream, multipart/mixed`, graphql, true],
  [`application/json, ${graphql}`, json, true],
  [`${graphql};q=0, */*`, json, false],
  [`${graphql};q=0`, json, false],
  ['application/json;q=0, */*', graphql, false],
  [';;,/', json, false],
])('the header "%s" selects %s', (accept, type, isNamed) => {
  expect(negotiateMediaType({ accept })).toEqual({ type, isNamed });
});

test.each([
  [json, false, { status: 200 }, 200],
  [json, true, { status: 200 }, 200],
  [graphql, true, { status: 200 }, 400],
  [graphql, true, { status: 200, graphqlStatus: 403 }, 403],
  [json, false, { status: 400, jsonStatus: 200 }, 400],
  [json, true, { status: 400, jsonStatus: 200 }, 200],
  [graphql, true, { status: 400, jsonStatus: 200 }, 400],
  [graphql, true, { status: 503 }, 503],
] as const)('as %s (named: %s), an error with %j has the status %i', (type, isNamed, error, status) => {
  expect(selectErrorStatus(error, { type, isNamed })).toBe(status);
});
