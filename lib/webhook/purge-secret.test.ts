import { expect, test } from 'vitest';
import { derivePurgeSecret } from './purge-secret.ts';

test('the secret depends on the shared secret and does not reveal it', () => {
  const secret = derivePurgeSecret('a secret between two');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(derivePurgeSecret('a secret between two')).toBe(secret);
  expect(derivePurgeSecret('a secret between 2')).not.toBe(secret);
});
