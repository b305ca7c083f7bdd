import { expect, test } from 'vitest';
import { deriveKeys } from './keys.ts';
import { seal, unseal, unsealWithAny } from './seal.ts';

const keys = deriveKeys({ current: 'a secret for tests', previous: [] });
const value = Buffer.from('the secret of an authenticator app');

test('a sealed value opens with its key, in its place, and unchanged', () => {
  const sealed = seal(keys, 'totp_secret 1', value);
  expect(unseal(keys, 'totp_secret 1', sealed)).toEqual(value);
  expect(unseal(keys, 'totp_secret 2', sealed)).toBeNull();
  expect(unseal(deriveKeys({ current: 'another secret for tests', previous: [] }), 'totp_secret 1', sealed)).toBeNull();
  for (const index of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(unseal(keys, 'totp_secret 1', changed)).toBeNull();
  }
  expect(unseal(keys, 'totp_secret 1', sealed.subarray(0, 20))).toBeNull();
});

test('equal values look different', () => {
  expect(seal(keys, 'totp_secret 1', value)).not.toEqual(seal(keys, 'totp_secret 1', value));
});

test('values of a previous key open until they were sealed again', () => {
  const previous = [{ secret: 'a secret for tests', until: new Date(0) }];
  const sealed = seal(keys, 'totp_secret 1', value);
  expect(unsealWithAny(deriveKeys({ current: 'another secret for tests', previous }), 'totp_secret 1', sealed)).toEqual(value);
});
