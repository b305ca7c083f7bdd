import { expect, test } from 'vitest';
import { getCurrentLink } from './current-link.ts';

test.each([
  ['/markets/', '/markets/', 'page'],
  ['/markets/', '/markets/atlanta/', 'section'],
  ['/markets/atlanta/', '/markets/', undefined],
  ['/', '/', 'page'],
  ['/', '/markets/', undefined],
  ['/news', '/newsroom/', undefined],
  ['https://example.com/', '/markets/', undefined],
  [null, '/markets/', undefined],
  ['/markets/', null, undefined],
])('a link to %s on %s is current as: %s', (uri, current, expected) => {
  expect(getCurrentLink(uri, current)).toBe(expected);
});
