import { expect, test } from 'vitest';
import { Random } from './random.ts';

const createSequence = (seed: number) => {
  const random = new Random(seed);
  return Array.from({ length: 1000 }, () => random.next());
};

test('the same seed results in the same numbers, and another seed in others', () => {
  expect(createSequence(1)).toEqual(createSequence(1));
  expect(createSequence(1)).not.toEqual(createSequence(2));
});

test('numbers are spread evenly from 0 to 1', () => {
  const numbers = createSequence(7);
  for (let tenth = 0; tenth < 10; tenth++) {
    const count = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  }
});
