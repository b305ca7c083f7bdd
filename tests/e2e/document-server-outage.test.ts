/** Outages of the content service: it is killed, suspended and restarted. Uses separate processes, not those that all browser tests share. */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '#lib/process/free-port.ts';
import { type RunningProcess, type Settings, startContent, startSite } from '../support/processes.ts';
import { scaleToMachine } from '../support/machine-speed.ts';

/** Timeout of the site for the content service, long enough for an uncached page on a busy machine. */
const TIMEOUT_MS = Math.ceil(Math.max(6000, scaleToMachine(3000)));

let settings: Settings;
let content: RunningProcess;
let site: RunningProcess;

beforeAll(async () => {
  settings = {
    ...inject('siteSettings'),
    PORT: await findFreePort(),
    CONTENT_PORT: await findFreePort(),
    CONTENT_TIMEOUT_MS: String(TIMEOUT_MS),
  };
  content = await startContent(settings);
  site = await startSite(settings);
});

afterAll(async () => {
  await site?.stop();
  await content?.kill();
});

async function visit(path: string): Promise<{ status: number; headers: Headers; html: string; ms: number }> {
  const started = performance.now();
  const response = await fetch(site.url + path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, ms: performance.now() - started };
}

function expectUnavailable({ status, headers, html }: Awaited<ReturnType<typeof visit>>): void {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<script(?! type="speculationrules")/);
}

test('the self-test of the site finds no broken assumption about this version of Next', () => {
  expect(site.output()).not.toMatch(/server\/next\/\S+ expects/);
});

test('cached pages stay available during an outage, others return 503 until it ends', async () => {
  expect((await visit('/')).status).toBe(200);
  expect((await visit('/markets/')).status).toBe(200);
  await content.kill();

  expect((await visit('/')).status).toBe(200);
  expect((await visit('/markets/')).html).toContain('<h1');
  expectUnavailable(await visit('/team/'));
  expectUnavailable(await visit('/no-such-page/'));

  content = await startContent(settings);
  expect((await visit('/team/')).status).toBe(200);
  expect((await visit('/no-such-page/')).status).toBe(404);
  expect((await visit('/')).status).toBe(200);
});

function getRenderProcess(): number {
  return Number(
    execFileSync('pgrep', ['-P', String(site.pid), '-f', 'next/worker.ts'])
      .toString()
      .trim()
      .split('\n')[0],
  );
}

test('when the process that renders pages is killed, cached pages stay available, and other pages soon become available again', async () => {
  const pid = getRenderProcess();
  process.kill(pid, 'SIGKILL');
  expect((await visit('/markets/')).status).toBe(200);
  expect([200, 503]).toContain((await visit('/about/')).status);
  await expect.poll(async () => (await visit('/about/')).status, { interval: 250 }).toBe(200);
  expect(getRenderProcess()).not.toBe(pid);
});

test('a search gets a response at once while too many searches are being rendered', async () => {
  const responses = await Promise.all(Array.from({ length: 150 }, (_, index) => visit(`/search/?q=word${index}`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(TIMEOUT_MS + scaleToMachine(2500));
  expect((await visit('/markets/')).status).toBe(200);
});

test('a content service that hangs delays uncached pages up to the timeout, and cached pages not at all', async () => {
  content.hang();
  try {
    const [uncached, cached] = await Promise.all([visit('/leadership/'), visit('/markets/')]);
    expectUnavailable(uncached);
    expect(uncached.ms).toBeLessThan(TIMEOUT_MS + scaleToMachine(1500));
    expect(cached.status).toBe(200);
    expect(cached.ms).toBeLessThan(TIMEOUT_MS);
  } finally {
    content.resume();
  }
  // Requests that arrive before the timeout of the previous one share its result.
  await expect.poll(async () => (await visit('/leadership/')).status, { interval: 250 }).toBe(200);
});

test('concurrent requests for an uncached page are rendered once', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => visit('/properties/')));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
});

test('the site finishes the current response before it stops', async () => {
  content.hang();
  const pending = visit('/regions/');
  // Give the request time to arrive.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const started = performance.now();
  const stopped = site.stop();
  expectUnavailable(await pending);
  await stopped;
  expect(performance.now() - started).toBeLessThan(TIMEOUT_MS + scaleToMachine(2500));
  content.resume();
});

test('after a restart of the site, previously requested pages are available even without the content service', async () => {
  site = await startSite(settings);
  expect((await visit('/markets/')).status).toBe(200);
  await site.stop();
  await content.kill();
  site = await startSite(settings);
  const { status, html } = await visit('/markets/');
  expect(status).toBe(200);
  expect(html).toContain('<h1');
});
