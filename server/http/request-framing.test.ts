import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { hasBody, hasTwoHosts } from './request-framing.ts';

const create = (part: object) => part as IncomingMessage;

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '5' }, true],
  [{ 'content-length': 'x' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('whether a request with the headers %j has a body: %s', (headers, expected) => {
  expect(hasBody(create({ headers }))).toBe(expected);
});

test.each([
  [['host', 'a'], false],
  [['host', 'a', 'x', 'host'], false],
  [['Host', 'a', 'accept', '*/*', 'hOST', 'a'], true],
])('whether a request with the header lines %j has two hosts: %s', (rawHeaders, expected) => {
  expect(hasTwoHosts(create({ rawHeaders }))).toBe(expected);
});
