import { expect, test } from 'vitest';
import type { RedirectRow } from '../../core/rows/redirects.ts';
import { RedirectSet } from './redirect-set.ts';

const plain = (origin: string, target: string): RedirectRow => ({ origin, target, type: 301, format: 'plain' });

test('a chain of ever longer paths is rejected as a loop', async () => {
  const growing = { id: 1, origin: String.raw`^a(\d+)$`, target: '/a1$1', type: 301, format: 'regex' } as const;
  const rules = await RedirectSet.create([growing], 'https://www.example.com');
  expect(() => rules.assertSingleStep(plain('/x/', '/a5/'))).toThrow('creates a loop');
  expect(() => rules.assertSingleStep(plain('/x/', '/b/'))).not.toThrow();
});
