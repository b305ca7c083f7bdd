import { expect, test } from 'vitest';
import { getHeader, ResponseParser } from './response-parser.ts';

const stream = [
  'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nvary: a\r\nVary: b\r\n\r\nhello',
  'HTTP/1.1 304 Not Modified\r\ncontent-length: 9\r\n\r\n',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n10\r\n0123456789abcdef\r\n0\r\nx-trailer: 1\r\n\r\n',
  'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n',
].join('');

test.each([1, 2, 3, 7, 1000])('parses pipelined responses that arrive in pieces of %i bytes', (size) => {
  const parser = new ResponseParser(() => false, 1000);
  const responses = [];
  for (let index = 0; index < stream.length; index += size) responses.push(...parser.push(Buffer.from(stream.slice(index, index + size))));
  expect(responses.map(({ status, body, bodyBytes }) => [status, body.toString(), bodyBytes])).toEqual([
    [200, 'hello', 5],
    [304, '', 0],
    [200, 'hello0123456789abcdef', 21],
    [404, '', 0],
  ]);
  expect(parser.isIdle).toBe(true);
});

test('returns headers in any case, and joins repeated ones', () => {
  const [response] = new ResponseParser(() => false, 0).push(Buffer.from(stream));
  expect(response && [getHeader(response, 'vary'), getHeader(response, 'content-length'), getHeader(response, 'etag')]).toEqual([
    'a, b',
    '5',
    undefined,
  ]);
});

test('counts the bytes of a body that is longer than it keeps', () => {
  const [response] = new ResponseParser(() => false, 2).push(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello'));
  expect([response?.body.toString(), response?.bodyBytes]).toEqual(['he', 5]);
});

test('the response to HEAD has no body', () => {
  const parser = new ResponseParser(() => true, 100);
  expect(parser.push(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n'))).toMatchObject([{ status: 200, bodyBytes: 0 }]);
});

test('a body without a length ends with the connection', () => {
  const parser = new ResponseParser(() => false, 100);
  expect(parser.push(Buffer.from('HTTP/1.1 200 OK\r\n\r\nhel'))).toEqual([]);
  expect(parser.push(Buffer.from('lo'))).toEqual([]);
  expect(parser.end()?.body.toString()).toBe('hello');
});

test('rejects bytes that are not HTTP', () => {
  expect(() => new ResponseParser(() => false, 0).push(Buffer.from('SSH-2.0\r\n\r\n'))).toThrow('Not an HTTP response');
});
