import { expect, test } from 'vitest';
import { getRuntimeUrl, parseRuntimeUrl } from './runtime-urls.ts';

const hash = 'x'.repeat(22);

test('the URL of a runtime contains its hash and the path of its page', () => {
  expect(parseRuntimeUrl(getRuntimeUrl(hash, '/markets/dallas/'))).toEqual({ hash, path: '/markets/dallas/' });
  expect(parseRuntimeUrl(getRuntimeUrl(hash, '/'))).toEqual({ hash, path: '/' });
});

test.each(['/_runtime/', `/_runtime/${hash}`, '/_runtime/short/a/', `/_runtime/${hash}x/a/`, '/_runtime/islands.abc.js', `/${hash}/`])(
  '%s is not the URL of a runtime',
  (url) => {
    expect(parseRuntimeUrl(url)).toBeNull();
  },
);
