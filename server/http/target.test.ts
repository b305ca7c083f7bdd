import { expect, test } from 'vitest';
import { MAX_TARGET_LENGTH, parseTarget } from './target.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

const path = (url: string) => {
  const target = parseTarget(url);
  return target.kind === 'path' ? target.path : target.status;
};

test('splits path and query', () => {
  expect(parseTarget('/markets/dallas/?utm_source=mail')).toEqual({ kind: 'path', path: '/markets/dallas/', search: '?utm_source=mail' });
  expect(parseTarget('/')).toEqual({ kind: 'path', path: '/', search: '' });
  expect(parseTarget('/a.b/c_d~e-f.txt')).toMatchObject({ path: '/a.b/c_d~e-f.txt' });
});

test('spells one path in one way', () => {
  expect(path('/%70lain/')).toBe('/plain/');
  expect(path('/caf%c3%a9/')).toBe('/caf%C3%A9/');
  expect(path('/café/')).toBe('/caf%C3%A9/');
  expect(path('/a:b@c&d=e+f$g,h;i!j')).toBe('/a:b@c&d=e+f$g,h;i!j');
  expect(path('/a%3Ab')).toBe('/a:b');
  expect(path('/100%25/')).toBe('/100%25/');
});

test('takes the path of a whole address', () => {
  expect(path('http://example.com/a/')).toBe('/a/');
  expect(path('http://example.com')).toBe('/');
});

test('refuses what is no path', () => {
  for (const url of ['*', '', 'example.com:443', '/%zz/', '/%E0%A4/', '/%', '/a%00b/', '/a%2fb/', '/a%5cb/', '/a\\b/', '/\u007f/']) {
    expect([url, path(url)]).toEqual([url, 400]);
  }
});

test('refuses parts that lead out, in any spelling', () => {
  for (const url of ['/../a', '/a/..', '/./a', '/%2e%2e/a', '/.%2E/']) expect([url, path(url)]).toEqual([url, 400]);
});

test('finds nothing where a part is empty', () => {
  for (const url of ['//', '//example.com/', '/a//b/', 'http://example.com//evil.com/']) expect([url, path(url)]).toEqual([url, 404]);
});

test('refuses addresses of any length in no time', () => {
  expect(path(`/${'a'.repeat(MAX_TARGET_LENGTH)}`)).toBe(414);
  const started = performance.now();
  expect(path(`/${'a/'.repeat(1000)}!`)).toMatch(/!$/);
  expect(path(`/${'a'.repeat(2000)}!`)).toMatch(/!$/);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(200));
});
