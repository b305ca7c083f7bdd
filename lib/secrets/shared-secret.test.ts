import { describe, expect, test } from 'vitest';
import { InvalidSecretFileError, listAcceptedSecrets, parsePreviousSecret, parseSharedSecret } from './shared-secret.ts';

const current = 'c'.repeat(16);
const former = 'a former secret';
const formerSecret = `${former}!`;

describe('the file of the shared secret', () => {
  test.each([current, `${current}\n`, ` ${current} \r\n`])('%j contains one secret', (text) => {
    expect(parseSharedSecret(text, 'key')).toEqual({ current, previous: [] });
  });

  test('can contain a previous secret and the last day on which it is accepted', () => {
    expect(parseSharedSecret(`${current}\r\n${formerSecret} until 2027-01-31\n`, 'key')).toEqual({
      current,
      previous: [{ secret: formerSecret, until: new Date('2027-01-31T23:59:59.999Z') }],
    });
  });

  test.each([
    ['', 'the file is empty'],
    [' \n\n', 'the file is empty'],
    ['short', 'it has 5'],
    ['x'.repeat(15), 'it has 15'],
  ])('%j is rejected, because %s', (text, reason) => {
    expect(() => parseSharedSecret(text, '/data/key')).toThrow(InvalidSecretFileError);
    expect(() => parseSharedSecret(text, '/data/key')).toThrow(`/data/key: must contain a secret of at least 16 characters; ${reason}.`);
  });

  test.each([
    `${current}\n${formerSecret}`,
    `${current}\nshort until 2027-01-31`,
    `${current}\n${formerSecret} until 2027-02-30`,
    `${current}\n${formerSecret} until tomorrow`,
    `${current}\n${formerSecret} until 2027-01-31\n${formerSecret} until 2027-01-31`,
  ])('%j is rejected without showing a secret', (text) => {
    expect(() => parseSharedSecret(text, 'key')).toThrow(/^key: must contain the secret and at most one more line/);
    expect(() => parseSharedSecret(text, 'key')).not.toThrow(former);
  });
});

test('a previous secret is accepted to the end of its last day in UTC', () => {
  const previous = parsePreviousSecret(`${formerSecret} until 2027-01-31`);
  const secret = { current, previous: previous ? [previous] : [] };
  expect(listAcceptedSecrets(secret, new Date('2027-01-31T23:59:59Z'))).toEqual([current, formerSecret]);
  expect(listAcceptedSecrets(secret, new Date('2027-02-01T00:00:00Z'))).toEqual([current]);
});
