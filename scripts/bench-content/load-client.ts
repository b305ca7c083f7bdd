/**
 * A program, not a module: sends a query over many connections, and prints the rate as JSON. Each response must have the same length as the first one.
 */
import { sendRequests } from '../bench/send-requests.ts';
import { REQUEST_NUMBER } from './request-number.ts';

export type LoadOptions = { url: string; body: string; seconds: number; connections: number };

const { body, seconds, connections, ...options } = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const url = new URL(options.url);
const formatRequest = (text: string) =>
  Buffer.from(
    `POST ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
const request = formatRequest(body);
const isNumbered = body.includes(REQUEST_NUMBER);
/** Another client has sent smaller numbers, whose responses are still in the cache. */
let requestNumber = Date.now();
let expectedLength: number | undefined;

const result = await sendRequests({
  url,
  connections,
  seconds,
  getRequest: () => (isNumbered ? formatRequest(body.replace(REQUEST_NUMBER, String((requestNumber += 1)))) : request),
  isExpected: (length) => length === (expectedLength ??= length),
});
console.log(JSON.stringify(result));
