import { expect, test } from 'vitest';
import { isStorable } from './attacks/next-internals.ts';
import { selectAttacks } from './attacks.ts';
import { computeGrowth } from './memory-watch.ts';
import { listAttackFailures } from './run-attack.ts';

test('selects attacks by the beginning of their names', () => {
  expect(selectAttacks('').length).toBeGreaterThan(30);
  expect(selectAttacks('fuzz-site, pipelining-h').map(({ name }) => name)).toEqual(['pipelining-head', 'fuzz-site']);
  expect(() => selectAttacks('fuzz,nothing')).toThrow('no attack begins with "nothing"');
});

test('each attack has its own name', () => {
  const names = selectAttacks('').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  [true, 200, 'cache-control: public, max-age=31536000'],
  [true, 200, 'cache-control: max-age=0, s-maxage=60'],
  [true, 404, 'content-type: text/html'],
  [false, 200, 'cache-control: public, max-age=0, must-revalidate'],
  [false, 200, 'cache-control: private, max-age=60'],
  [false, 400, 'content-type: text/plain'],
  [false, 200, 'cache-control: no-store'],
])('whether a shared cache may store a response is %s for status %i with %s', (expected, status, header) => {
  expect(isStorable({ status, head: `HTTP/1.1 ${status} OK\r\n${header}` })).toBe(expected);
});

test('growth compares the end of a long series with its beginning', () => {
  expect(computeGrowth(Array.from({ length: 59 }, () => 100))).toBeUndefined();
  expect(computeGrowth(Array.from({ length: 100 }, () => 100))).toBe(1);
  expect(computeGrowth(Array.from({ length: 100 }, (_, index) => 100 + index))).toBeCloseTo(1.46, 1);
});

test('the queries for all routes must be 5,000, and memory must stay flat', () => {
  const [attack] = selectAttacks('fuzz-queries');
  if (!attack) throw new Error('There is no attack fuzz-queries.');
  const flat = [{ role: 'site', startMb: 200, endMb: 250 }];
  expect(listAttackFailures(attack, { requestCount: 5000 }, flat)).toEqual([]);
  expect(listAttackFailures(attack, { requestCount: 4999 }, flat)).toEqual(['Only 4999 of 5000 requests were sent.']);
  expect(listAttackFailures(attack, { requestCount: 100 }, flat, 100)).toEqual([]);
  expect(listAttackFailures(attack, { requestCount: 5000 }, [{ role: 'site', startMb: 200, endMb: 450 }])).toEqual([
    'The memory of site grew by 250 MB (limit 200 MB).',
  ]);
});
