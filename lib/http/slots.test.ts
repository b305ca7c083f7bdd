import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('a network has at most its share, and all networks together at most the total', () => {
  const slots = createSlots({ total: 3, perNetwork: 2 });
  const first = slots.take('a');
  expect(slots.take('a')).toBeTypeOf('function');
  expect(slots.take('a')).toBe('network-full');
  expect(slots.take('b')).toBeTypeOf('function');
  expect(slots.take('c')).toBe('full');
  if (typeof first !== 'function') throw new Error('The first slot is not available.');
  first();
  // Releasing it twice has no effect.
  first();
  expect(slots.take('c')).toBeTypeOf('function');
  expect(slots.take('b')).toBe('full');
});
