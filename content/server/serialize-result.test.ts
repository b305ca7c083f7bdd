import { expect, test } from 'vitest';
import { createRequestGuard } from './request-guard.ts';
import { createResponseMemory } from './response-memory.ts';
import { serializeResult, serializeShared } from './serialize-result.ts';
import { createTimeSlices } from './time-slices.ts';

const createGuard = () => createRequestGuard({ slices: createTimeSlices(), memory: createResponseMemory(), isSignedIn: false });
/** A guard of a request whose result is large enough to be serialized in pieces. */
function createGuardOfLargeResult() {
  const guard = createGuard();
  guard.countBytes(1_000_000);
  return guard;
}

const serializeToText = async (...args: Parameters<typeof serializeResult>) => new TextDecoder().decode(await serializeResult(...args));

test.each([
  ['scalars', { a: 1, b: 'x"\n\u2028é', c: null, d: true, e: -1.5e-7 }],
  ['empty values', { a: {}, b: [], c: '', d: [[], {}] }],
  ['lists of objects', { data: { posts: { nodes: [{ title: 'A', tags: ['x', 'y'] }, null, { title: 'B', tags: [] }] } } }],
  ['deep values', { a: { b: { c: { d: { e: { f: { g: ['h'] } } } } } } }],
  ['missing members', { a: undefined, b: 1, c: { d: undefined } }],
  ['names that have to be escaped', { 'a"b': { __proto__x: 1 } }],
])('a large result with %s is the same text as a small one', async (_name, value) => {
  expect(await serializeToText(value, createGuardOfLargeResult())).toBe(JSON.stringify(value));
  expect(await serializeToText(value, createGuard())).toBe(JSON.stringify(value));
});

test('rejects a text that exceeds the limit because of escaped characters', async () => {
  const guard = createGuardOfLargeResult();
  await expect(serializeResult({ data: { text: '\u0001'.repeat(2_000_000) } }, guard)).rejects.toThrow('limited to 8 MB');
});

test('uses the text of shared root fields', async () => {
  const menus = { menu: { nodes: [{ label: 'Abo"ut' }] }, title: 'Site' };
  expect(serializeShared(menus)).toBe(JSON.stringify(menus.menu).length + '"Site"'.length);
  menus.menu.nodes = [];
  const result = { data: { page: { id: '1' }, ...menus } };
  const text = '{"data":{"page":{"id":"1"},"menu":{"nodes":[{"label":"Abo\\"ut"}]},"title":"Site"}}';
  expect(await serializeToText(result, createGuard())).toBe(text);
  expect(await serializeToText(result, createGuardOfLargeResult())).toBe(text);
});
