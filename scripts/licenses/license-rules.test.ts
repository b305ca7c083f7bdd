import { expect, test } from 'vitest';
import { isAllowedLicense } from './license-rules.ts';

test.each([
  ['a', 'MIT', true],
  ['a', '(MIT OR GPL-3.0-only)', true],
  ['a', 'GPL-3.0-only OR BSD-2-Clause AND ISC', true],
  ['a', 'Apache-2.0 AND MIT', true],
  ['a', 'Apache-2.0 AND GPL-2.0-or-later', false],
  ['a', 'GPL-2.0-or-later', false],
  ['a', 'AGPL-3.0-only', false],
  ['a', 'UNLICENSED', false],
  ['a', '', false],
  ['a', 'SEE LICENSE IN LICENSE.md', false],
  ['a', '(MIT OR (ISC AND GPL-3.0-only))', true],
  ['a', '(GPL-3.0-only OR (ISC AND GPL-3.0-only))', false],
  ['@wordpress/block-serialization-default-parser', 'GPL-2.0-or-later', true],
  ['@wordpress/block-serialization-default-parser', 'GPL-3.0-only', false],
  ['@wordpress/blocks', 'GPL-2.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['sharp', 'LGPL-3.0-or-later', false],
])('%s with the license %j: %s', (name, expression, expected) => {
  expect(isAllowedLicense(name, expression)).toBe(expected);
});
