import { expect, test } from 'vitest';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';
import { MAX_TARGET_LENGTH, parseRequestTarget } from './request-target.ts';

/** The path, or the status with which the target is rejected. */
const parse = (url: string) => {
  const target = parseRequestTarget(url);
  return target.kind === 'path' ? target.path : target.status;
};

test('path and query are separated', () => {
  expect(parseRequestTarget('/markets/dallas/?utm_source=mail')).toEqual({
    kind: 'path',
    path: '/markets/dallas/',
    search: '?utm_source=mail',
  });
  expect(parseRequestTarget('/')).toEqual({ kind: 'path', path: '/', search: '' });
  expect(parseRequestTarget('/a.b/c_d~e-f.txt')).toMatchObject({ path: '/a.b/c_d~e-f.txt' });
});

test('a path is normalized', () => {
  expect(parse('/%70lain/')).toBe('/plain/');
  expect(parse('/caf%c3%a9/')).toBe('/caf%C3%A9/');
  expect(parse('/café/')).toBe('/caf%C3%A9/');
  expect(parse('/a:b@c&d=e+f$g,h;i!j')).toBe('/a:b@c&d=e+f$g,h;i!j');
  expect(parse('/a%3Ab')).toBe('/a:b');
  expect(parse('/100%25/')).toBe('/100%25/');
});

test('the origin of a whole URL is ignored', () => {
  expect(parse('http://example.com/a/')).toBe('/a/');
  expect(parse('http://example.com')).toBe('/');
});

test('an invalid target is rejected', () => {
  for (const url of ['*', '', 'example.com:443', '/%zz/', '/%E0%A4/', '/%', '/a%00b/', '/a%2fb/', '/a%5cb/', '/a\\b/', '/\u007f/']) {
    expect([url, parse(url)]).toEqual([url, 400]);
  }
});

test('segments that point to a parent folder are rejected in every encoding', () => {
  for (const url of ['/../a', '/a/..', '/./a', '/%2e%2e/a', '/.%2E/']) expect([url, parse(url)]).toEqual([url, 400]);
});

test('a path with an empty segment is not found', () => {
  for (const url of ['//', '//example.com/', '/a//b/', 'http://example.com//evil.com/']) expect([url, parse(url)]).toEqual([url, 404]);
});

test('a long target is parsed or rejected in linear time', () => {
  expect(parse(`/${'a'.repeat(MAX_TARGET_LENGTH)}`)).toBe(414);
  const started = performance.now();
  expect(parse(`/${'a/'.repeat(1000)}!`)).toMatch(/!$/);
  expect(parse(`/${'a'.repeat(2000)}!`)).toMatch(/!$/);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(200));
});

test('a target may be exactly as long as the limit', () => {
  const longest = `/${'a'.repeat(MAX_TARGET_LENGTH - 1)}`;
  expect(parse(longest)).toBe(longest);
  expect(parse(`${longest}a`)).toBe(414);
});

test('a URL in the query stays in the query', () => {
  expect(parseRequestTarget('/login/?next=https://example.com/a/')).toEqual({
    kind: 'path',
    path: '/login/',
    search: '?next=https://example.com/a/',
  });
  expect(parseRequestTarget('https://example.com/a/?b=http://example.org/')).toMatchObject({
    path: '/a/',
    search: '?b=http://example.org/',
  });
});

test('a space is allowed, and the control character before it is not', () => {
  expect(parse('/dock%20doors/')).toBe('/dock%20doors/');
  expect(parse('/dock%1Fdoors/')).toBe(400);
});
