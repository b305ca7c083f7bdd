import { expect, test } from 'vitest';
import { findCanonicalProblem } from './canonical.ts';

test('a canonical URL is an address or a path', () => {
  for (const value of ['', 'https://example.com/docks/', '/docks/']) expect(findCanonicalProblem(value)).toBeNull();
  for (const value of ['docks', 'not an address', '//example.com', 'javascript:x', 'https://'])
    expect(findCanonicalProblem(value)).toMatch(/^Canonical URL: Use an address/);
});
