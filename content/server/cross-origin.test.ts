import { expect, test } from 'vitest';
import { isCrossOrigin } from './cross-origin.ts';

const host = 'cms.example.com';

test.each([
  ['a program', {}, false],
  ['a page of this origin', { 'sec-fetch-site': 'same-origin', origin: 'https://cms.example.com' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://cms.example.com' }, true],
  ['a page of a subdomain', { 'sec-fetch-site': 'same-site' }, true],
  ['a page of this origin in an older browser', { origin: 'https://cms.example.com' }, false],
  ['a page of another origin in an older browser', { origin: 'https://www.example.com' }, true],
  ['a page of another port in an older browser', { origin: 'https://cms.example.com:8443' }, true],
  ['a sandboxed frame in an older browser', { origin: 'null' }, true],
])('recognizes whether %s is of another origin', (_sender, headers, expected) => {
  expect(isCrossOrigin({ headers: { host, ...headers } })).toBe(expected);
});
