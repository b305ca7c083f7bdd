/** Values and byte changes that often cause errors in programs. */
import type { Random } from '../random.ts';
import type { RawRequest } from '../request.ts';

/** A browser executes these if a document repeats them without escaping. */
export const executableTexts: readonly string[] = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg onload=alert(1)>'];

const hostileTexts: readonly string[] = [
  ...executableTexts,
  '',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '\0',
  'a\0b',
  '%00',
  '\ud800',
  '\u202e\u0000\ufeff',
  'é',
  'İ'.repeat(50),
  '👩‍👩‍👧‍👦',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  '//evil.example/',
  'http://127.0.0.1:4000/graphql',
  'javascript:alert(1)',
  "' or 1=1 --",
  "'; drop table node; --",
  '$(id)',
  '${7*7}',
  '{{7*7}}',
  '%s%s%n',
  '\\',
  '*',
  '%',
  '_',
  '[object Object]',
  '[]',
  '{}',
  '(a+)+$',
  'a'.repeat(300),
  'a'.repeat(5000),
  '['.repeat(500),
  ' '.repeat(2000),
  '-'.repeat(1000),
  '<'.repeat(3000),
  '2147483648',
  '-9223372036854775809',
  '1e400',
  '0x10',
  '1.5',
  '9'.repeat(400),
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '-271821-04-20',
  Buffer.from('post:1').toString('base64'),
  Buffer.from('post:99999999999999999999').toString('base64'),
  Buffer.from('arrayconnection:-1').toString('base64'),
  Buffer.from('user:\0').toString('base64'),
];

export function createText(random: Random): string {
  if (random.chance(0.3)) return random.word(random.below(12));
  const text = random.pick(hostileTexts);
  return random.chance(0.2) ? text + random.pick(hostileTexts) : text;
}

export function createNumber(random: Random): number {
  return random.pick([0, 1, -1, 10, 100, 101, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1.5, 1e308, random.below(1000)]);
}

const interestingBytes = [0x00, 0x0a, 0x0d, 0x20, 0x22, 0x25, 0x2f, 0x3a, 0x5c, 0x7f, 0x80, 0xff];

/** Flips, inserts, deletes and repeats bytes. */
export function mutateBytes(random: Random, bytes: Buffer): Buffer {
  let result = bytes;
  for (let count = 1 + random.below(4); count > 0; count--) {
    const at = random.below(result.length + 1);
    const end = Math.min(result.length, at + 1 + random.below(8));
    const [before, after] = [result.subarray(0, at), result.subarray(at)];
    const inserted = random.chance(0.5) ? Buffer.from([random.pick(interestingBytes)]) : Buffer.from([random.below(256)]);
    result = random.pick([
      () => Buffer.concat([before, inserted, after]),
      () => Buffer.concat([before, inserted, after.subarray(1)]),
      () => Buffer.concat([before, result.subarray(end)]),
      () => Buffer.concat([before, result.subarray(at, end), after]),
    ])();
  }
  return result;
}

/** A request in which any byte may be wrong, including those that determine its length. */
export function mutateRequest(random: Random, { bytes, isHead }: RawRequest): RawRequest {
  return { bytes: mutateBytes(random, bytes), isHead, isComplete: false };
}
