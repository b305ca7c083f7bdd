import { expect, test } from 'vitest';
import { JsonControlCharacter, JsonTooDeep, JsonTooLarge, parseJson } from './parse-json.ts';

const nest = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('returns the value of valid JSON', () => {
  expect(parseJson('{"a":[1,"x"]}')).toEqual({ a: [1, 'x'] });
});

test('rejects invalid JSON', () => {
  for (const text of ['{', `"${'a'.repeat(2_000)}`, `${' '.repeat(2_000)}"\\"`]) expect(() => parseJson(text)).toThrow(SyntaxError);
});

test.each(['"a\nb"', '{"a":[1,{"b\u0000":1}]}', '{"a":"b,\n"c":1}', '{"a":"x\ty", bad}', '["\\"\u001f"]'])(
  'names a control character in %j',
  (text) => {
    expect(() => parseJson(text)).toThrow(JsonControlCharacter);
  },
);

test.each(['{\n"a":bad\n}', '{"a":bad, "b":"x\ny"}', '["say "hi"\n"]', '"\\\n"', '"a', '\u0001'])('names a syntax error in %j', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
  expect(() => parseJson(text)).not.toThrow(JsonControlCharacter);
});

test('accepts 200,000 values and rejects more', () => {
  const repeat = (item: string, count: number) => `[${Array.from({ length: count }, () => item).join(',')}]`;
  expect(parseJson(repeat('0', 200_000))).toHaveLength(200_000);
  for (const text of [repeat('0', 200_001), repeat('{}', 100_001)]) expect(() => parseJson(text)).toThrow(JsonTooLarge);
  expect(parseJson(`"${'{},'.repeat(200_000)}"`)).toHaveLength(600_000);
});

test('accepts 512 levels and rejects more, however many there are', () => {
  expect(parseJson(nest(512))).toHaveLength(1);
  for (const levels of [513, 5_000, 400_000]) expect(() => parseJson(nest(levels))).toThrow(JsonTooDeep);
  expect(() => parseJson(`${'{"a":'.repeat(513)}1${'}'.repeat(513)}`)).toThrow('Maximum stack depth exceeded');
});

test('counts levels rather than brackets', () => {
  expect(parseJson(`[${Array.from({ length: 2_000 }, () => '[{}]').join(',')}]`)).toHaveLength(2_000);
});

test('ignores brackets in strings', () => {
  const text = String.raw`\"[{`.repeat(1_000);
  expect(parseJson(`{"${text}":"${text}\\\\"}`)).toEqual({ ['"[{'.repeat(1_000)]: `${'"[{'.repeat(1_000)}\\` });
});
