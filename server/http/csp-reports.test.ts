import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { CSP_REPORTS_PATH } from '../runtime-urls.ts';
import { createCspReportHandler } from './csp-reports.ts';

const servers: Server[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const violation = {
  'document-uri': 'https://www.example.com/news/a-post/?form=secret-token#part',
  referrer: 'https://search.example/?q=private',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?visitor=7',
  'source-file': 'https://www.example.com/assets/a.js?v=1',
  'line-number': 12,
  'script-sample': 'alert("private")',
  disposition: 'enforce',
};

/** A report as the Reporting API sends it. */
const toReport = (body: Record<string, unknown>) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://www.example.com/',
  user_agent: 'Browser',
  body,
});

const reportBody = {
  documentURL: 'https://www.example.com/contact/?form=secret-token',
  effectiveDirective: 'img-src',
  blockedURL: 'inline',
  sourceFile: 'https://cdn.example/lib.js',
  lineNumber: 3,
};

async function startServer() {
  const log = vi.fn<Log>();
  const handle = createCspReportHandler(log);
  const server = createServer((request, response) => void handle(request, response));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${CSP_REPORTS_PATH}`;
  const send = async (body: unknown, { type = 'application/csp-report', address = '192.0.2.1' } = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(url, { method: 'POST', body: text, headers: { 'content-type': type, 'x-forwarded-for': address } });
    await response.arrayBuffer();
    return response;
  };
  return { url, send, log };
}

test('a report is logged without queries, addresses, referrers and samples', async () => {
  const { send, log } = await startServer();
  expect((await send({ 'csp-report': violation })).status).toBe(204);
  expect(log.mock.calls).toEqual([
    [
      'warn',
      'The content security policy was violated',
      {
        directive: 'script-src-elem',
        page: '/news/a-post/',
        blocked: 'https://evil.example',
        source: 'https://www.example.com/assets/a.js',
        line: 12,
      },
    ],
  ]);
});

test('reports of the Reporting API are logged one by one, and reports of other types are ignored', async () => {
  const { send, log } = await startServer();
  const reports = [toReport(reportBody), { type: 'deprecation', body: {} }, toReport({ ...reportBody, effectiveDirective: 'font-src' })];
  expect((await send(reports, { type: 'application/reports+json; charset=utf-8' })).status).toBe(204);
  const details = { page: '/contact/', blocked: 'inline', source: 'https://cdn.example/lib.js', line: 3 };
  expect(log.mock.calls.map(([, , logged]) => logged as unknown)).toEqual([
    { directive: 'img-src', ...details },
    { directive: 'font-src', ...details },
  ]);
});

test('violations that a browser extension causes are ignored', async () => {
  const { send, log } = await startServer();
  await send({ 'csp-report': { ...violation, 'source-file': 'chrome-extension://abc/content.js' } });
  await send({ 'csp-report': { ...violation, 'blocked-uri': 'moz-extension' } });
  expect(log).not.toHaveBeenCalled();
});

test('long and unexpected values are not logged', async () => {
  const { send, log } = await startServer();
  const report = {
    'document-uri': `https://www.example.com/${'a'.repeat(5000)}`,
    'effective-directive': 'x'.repeat(500),
    'line-number': 'secret',
  };
  await send({ 'csp-report': report });
  expect(JSON.stringify(log.mock.calls).length).toBeLessThan(600);
  expect(log.mock.calls[0]?.[2]).toMatchObject({ blocked: '', source: '' });
  expect(log.mock.calls[0]?.[2]).not.toHaveProperty('line');
});

test.each([
  ['text/plain', '{}', 415],
  ['application/json', '{}', 415],
  ['application/x-www-form-urlencoded', 'a=b', 415],
  ['application/csp-report', '', 400],
  ['application/csp-report', '{', 400],
  ['application/csp-report', '[]', 400],
  ['application/csp-report', '{"csp-report":7}', 400],
  ['application/csp-report', '{"csp-report":{"document-uri":7}}', 400],
  ['application/reports+json', '{}', 400],
  ['application/reports+json', '[7]', 400],
  ['application/reports+json', `[${'{"type":"x"},'.repeat(30)}{"type":"x"}]`, 400],
  ['application/csp-report', ' '.repeat(20_000), 413],
])('a body of %s is rejected: case %#', async (type, body, status) => {
  const { send, log } = await startServer();
  expect((await send(body, { type })).status).toBe(status);
  expect(log).not.toHaveBeenCalled();
});

test('a body without a length is read up to the limit', async () => {
  const { url, log } = await startServer();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(0x20)),
  });
  const sent = fetch(url, { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/csp-report' } } as RequestInit);
  const status = await sent.then((response) => response.status).catch(() => 413);
  expect(status).toBe(413);
  expect(log).not.toHaveBeenCalled();
});

test('other methods are rejected', async () => {
  const { url } = await startServer();
  for (const method of ['GET', 'PUT', 'OPTIONS']) {
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  }
});

test('a network may send 20 requests a minute, and does not use up those of others', async () => {
  const { send } = await startServer();
  const statuses: number[] = [];
  for (let index = 0; index < 22; index++) statuses.push((await send({ 'csp-report': violation })).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect((await send({ 'csp-report': violation }, { address: '2001:db8::1' })).status).toBe(204);
});

test('at most 30 lines are logged per minute, and the next line contains the number of reports that were not logged', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { send, log } = await startServer();
  for (let index = 0; index < 40; index++) await send({ 'csp-report': violation }, { address: `198.51.100.${index}` });
  expect(log).toHaveBeenCalledTimes(30);
  vi.setSystemTime(Date.now() + 61_000);
  await send({ 'csp-report': violation });
  expect(log).toHaveBeenCalledTimes(31);
  expect(log.mock.calls[30]?.[2]).toMatchObject({ notLogged: 10 });
});
