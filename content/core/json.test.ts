import { expect, test } from 'vitest';
import { toJson } from './json.ts';

test('removes characters that jsonb cannot store', () => {
  expect(JSON.parse(toJson({ 'a\0b': 'x\0y', half: 'a\ud800b', whole: '🚚' }))).toEqual({ ab: 'xy', half: 'a\ufffdb', whole: '🚚' });
});

test('drops values that are nested too deeply', () => {
  let deep: unknown = 'bottom';
  for (let level = 0; level < 5_000; level += 1) deep = level % 2 ? [deep] : { deep };
  const json = toJson(deep);
  expect(json.length).toBeLessThan(2_000);
  expect(json).not.toContain('bottom');
});
