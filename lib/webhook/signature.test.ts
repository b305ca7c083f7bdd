import { describe, expect, test } from 'vitest';
import { isValidSignature, signWebhook } from './signature.ts';

const secret = 'b7c1f0a4e5d94a6c8f21';
const now = 1_790_000_000;
const body = '{"paths":["/news/"]}';

/** Whether the request is accepted, `age` seconds after it was signed. */
function verify({ age = 0, ...changes }: { age?: number; timestamp?: string; signature?: string; body?: string; secret?: string } = {}) {
  const timestamp = now - age;
  const message = { timestamp: String(timestamp), signature: signWebhook(secret, timestamp, body), body, ...changes };
  return isValidSignature(changes.secret ?? secret, message, now);
}

test('a request with the signature of its body is accepted', () => {
  expect(verify()).toBe(true);
});

test('the signature is HMAC-SHA256 over the timestamp, a period and the body, so that other programs can verify it', () => {
  // From `printf '1790000000.{}' | openssl dgst -sha256 -hmac secret`.
  expect(signWebhook('secret', now, '{}')).toBe('sha256=d0cadd434460d4af55e7ab90d79c1802591d7001a77c9e06471d0e3ec8cc85ae');
});

test('a request is accepted up to five minutes after it was signed, and also if the clock of the sender is ahead', () => {
  expect(verify({ age: 300 })).toBe(true);
  expect(verify({ age: 301 })).toBe(false);
  expect(verify({ age: -300 })).toBe(true);
  expect(verify({ age: -301 })).toBe(false);
});

describe('a request is rejected if', () => {
  const valid = signWebhook(secret, now, body);

  test.each([
    ['its body was changed', { body: body.replace('news', 'jobs') }],
    ['its timestamp was changed', { timestamp: String(now - 1) }],
    ['it was signed with another secret', { secret: 'another secret of twenty' }],
    ['its signature is missing', { signature: '' }],
    ['its signature is cut off', { signature: valid.slice(0, -1) }],
    ['its signature is longer', { signature: `${valid}0` }],
    ['its signature has the same length', { signature: `${valid.slice(0, -2)}${valid.endsWith('00') ? '11' : '00'}` }],
    ['its signature has as many characters but more bytes', { signature: 'é'.repeat(valid.length) }],
  ])('%s', (_what, changes) => {
    expect(verify(changes)).toBe(false);
  });

  test.each(['', 'now', 'NaN', 'Infinity', `${now}.5`])('its timestamp is %j', (timestamp) => {
    const signature = signWebhook(secret, Number(timestamp), body);
    expect(verify({ timestamp, signature })).toBe(false);
  });
});
