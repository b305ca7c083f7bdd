/** Licenses with whose terms this project can comply (docs/decisions/0007-licenses.md). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that may have another license. `*` stands for the rest of the name. */
const EXCEPTIONS: readonly { name: string; license: string }[] = [
  // The block parser of WordPress, in the content service only: see decision 7.
  { name: '@wordpress/block-serialization-default-parser', license: 'GPL-2.0-or-later' },
  // Its license is the BSD license with three clauses. It is used at development time only.
  { name: 'zipcodes', license: 'BSD' },
  // Its package.json states no license. Its file LICENSE is the MIT license.
  { name: 'png-js', license: '' },
  // Shared libraries of libvips, which sharp loads and anyone can replace, as the LGPL requires.
  { name: '@img/sharp-*', license: 'LGPL-3.0-or-later' },
];

/**
 * Whether a package may be used. In an SPDX expression, `OR` needs one allowed alternative, and `AND` needs all parts. Other expressions are not allowed.
 */
export function isAllowedLicense(name: string, expression: string): boolean {
  const isAllowed = (license: string) =>
    ALLOWED.has(license) || EXCEPTIONS.some((exception) => exception.license === license && matches(exception.name, name));
  const text = expression.replace(/^\((.*)\)$/, '$1');
  return text.split(' OR ').some((alternative) => alternative.split(' AND ').every(isAllowed));
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
