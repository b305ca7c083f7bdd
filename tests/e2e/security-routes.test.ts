/** Routes for security researchers, and for reports of content security policy violations. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const siteUrl = inject('siteUrl');
const browser = setUpBrowser();
const report = JSON.stringify({
  'csp-report': { 'document-uri': `${siteUrl}/`, 'effective-directive': 'img-src', 'blocked-uri': 'inline' },
});

async function sendReport(path: string, type: string) {
  const response = await fetch(siteUrl + path, { method: 'POST', body: report, headers: { 'content-type': type } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('security.txt contains a contact and an expiration date in the future', async () => {
  const response = await fetch(`${siteUrl}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const body = await response.text();
  expect(body).toMatch(/^Contact: (mailto|https|tel):\S+\n/);
  expect(Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('the security policy is a text file', async () => {
  const response = await fetch(`${siteUrl}/security-policy.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^# Security policy\n/);
});

test('every document contains the URL for reports of policy violations', async () => {
  const { headers } = await fetch(siteUrl);
  expect(headers.get('content-security-policy')).toContain('; report-uri /api/csp-reports');
  expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
});

test('Chromium blocks a script that is not part of the document, and reports it', async () => {
  const page = await browser.newPage();
  await page.goto(siteUrl);
  const reported = page.waitForRequest((sent) => sent.url() === `${siteUrl}/api/csp-reports`);
  const value = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
    return document.title;
  });
  expect(value).not.toBe('changed');
  expect((await reported).method()).toBe('POST');
});

test('a report is received by the document server, and never passed to Next', async () => {
  expect(await sendReport('/api/csp-reports', 'application/csp-report')).toMatchObject({ status: 204, text: '' });
  const rejected = await sendReport('/api/csp-reports', 'text/plain');
  expect(rejected).toMatchObject({ status: 415, text: 'Unsupported media type\n' });
  expect((await fetch(`${siteUrl}/api/csp-reports`)).status).toBe(405);
});

test('TRACE is not supported', async () => {
  const { port, hostname } = new URL(siteUrl);
  const sent = request({ host: hostname, port, method: 'TRACE', path: '/', headers: { 'x-secret': 'value' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(405);
  expect(await text(response)).not.toContain('value');
});
