import { expect, test } from 'vitest';
import type { Outcome } from './connection.ts';
import { createRequest } from './request.ts';
import { Tally } from './tally.ts';

const url = new URL('http://127.0.0.1:3000');
const request = createRequest('GET', '/');
const respond = (status: number, ms = 1): Outcome => ({
  kind: 'response',
  ms,
  response: { status, head: '', body: Buffer.alloc(0), bodyBytes: 7 },
});

test('counts responses by status', () => {
  const tally = new Tally(1000);
  for (const outcome of [respond(200), respond(200), respond(503), { kind: 'closed', ms: 5 } as const]) tally.record(outcome, request, url);
  expect([...tally.statuses]).toEqual([
    ['200', 2],
    ['503', 1],
    ['closed', 1],
  ]);
  expect([tally.requestCount, tally.problemCount, tally.receivedBytes, tally.slowestMs]).toEqual([4, 0, 21, 5]);
});

test.each([
  ['a 5xx status other than 503', respond(500), 'status 500'],
  ['a slow response', respond(200, 1500), '200 after 1500 ms (limit 1000 ms)'],
  ['a timeout', { kind: 'timeout', ms: 900 } as const, 'timeout after 900 ms (limit 1000 ms)'],
])('%s is a problem, with the request that caused it', (_name, outcome, text) => {
  const tally = new Tally(1000);
  tally.record(outcome, request, url);
  expect(tally.problems).toEqual([{ text, request, url }]);
});

test('keeps a few of many problems, and counts all of them', () => {
  const tally = new Tally(1000);
  for (let index = 0; index < 100; index++) {
    tally.record(respond(500), request, url);
    tally.record(respond(200, 2000), request, url);
  }
  expect([tally.problemCount, tally.problems.length]).toEqual([200, 20]);
});
