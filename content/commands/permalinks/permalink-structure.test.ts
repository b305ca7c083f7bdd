import { describe, expect, test } from 'vitest';
import { createRedirects } from '#lib/uri/redirects.ts';
import { createStructureRedirect, getDefaultStructure, parsePermalinkStructure } from './permalink-structure.ts';

test.each([
  ['', null],
  [' /%postname% ', '/%postname%/'],
  ['/blog/%year%-%monthnum%/%postname%.html', '/blog/%year%-%monthnum%/%postname%.html/'],
  ['/archives/%post_id%', '/archives/%post_id%/'],
])('%j becomes %j', (value, structure) => {
  expect(parsePermalinkStructure(value)).toBe(structure);
});

test.each([
  ['/%year%/', 'neither %postname% nor %post_id%'],
  ['%postname%', 'Begin with a slash'],
  ['//evil/%postname%', 'Begin with a slash'],
  ['/a b/%postname%', 'Begin with a slash'],
  ['/?p=%post_id%', 'Begin with a slash'],
  ['/%slug%/%postname%', '%slug%, which is not a placeholder'],
  ['/%constructor%/%postname%', '%constructor%, which is not a placeholder'],
  ['/%__proto__%/%postname%', '%__proto__%, which is not a placeholder'],
  ['/%toString%/%postname%', '%toString%, which is not a placeholder'],
  ['/%postname%/%postname%', 'a placeholder twice'],
  ['/author/%postname%', 'begins with /author/'],
  [`/${'x'.repeat(200)}/%postname%`, 'structure has 212 characters'],
])('%j is rejected', (value, message) => {
  expect(() => parsePermalinkStructure(value)).toThrow(message);
});

test('without a setting, posts have the addresses of the content model', () => {
  expect(getDefaultStructure()).toBe('/news/%postname%/');
});

describe('redirects from a former structure', () => {
  test.each([
    ['/news/%postname%/', '/blog/%postname%/', '/news/a-b/', '/blog/a-b/'],
    ['/%year%/%monthnum%/%postname%/', '/%postname%/', '/2024/05/a-b/', '/a-b/'],
    ['/%category%/%post_id%-%postname%/', '/n/%category%/%postname%/', '/a/b/7-x/', '/n/a/b/x/'],
  ])('%s to %s: %s leads to %s', (former, next, path, location) => {
    const redirect = createStructureRedirect(former, next);
    const rules = createRedirects(
      [{ ...redirect, origin: redirect?.origin ?? '', target: redirect?.target ?? '', type: 301, format: 'regex' }],
      'http://site.test',
    );
    expect(rules.findRule(path)).toMatchObject({ status: 301, location });
  });

  test.each([
    ['/news/%postname%/', '/%year%/%postname%/'],
    ['/%postname%/', '/news/%postname%/'],
  ])('one redirect is not enough for a change from %s to %s', (former, next) => {
    expect(createStructureRedirect(former, next)).toBeNull();
  });
});
