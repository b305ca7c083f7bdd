/** The content service goes, hangs and comes back; visitors notice as little as can be. On processes of this file's own, beside the shared ones. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort, type Running, type Settings, startContent, startSite } from '../support/processes.ts';
import { scaleToMachine } from '../support/machine-speed.ts';

/** Long enough for a new page on a busy machine. */
const TIMEOUT_MS = 8000;

let settings: Settings;
let content: Running;
let site: Running;

beforeAll(async () => {
  settings = { ...inject('siteSettings'), PORT: await freePort(), CONTENT_PORT: await freePort(), CONTENT_TIMEOUT_MS: String(TIMEOUT_MS) };
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
  expect(html).not.toContain('<script');
}

test('pages seen before stay, others say that they will come, and all is well afterwards', async () => {
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

test('a content service that hangs delays a new page by its time-out and no other page at all', async () => {
  content.hang();
  try {
    const [fresh, seen] = await Promise.all([visit('/leadership/'), visit('/markets/')]);
    expectUnavailable(fresh);
    expect(fresh.ms).toBeLessThan(TIMEOUT_MS + scaleToMachine(1500));
    expect(seen.status).toBe(200);
    expect(seen.ms).toBeLessThan(TIMEOUT_MS);
  } finally {
    content.resume();
  }
  // Whoever comes while the last question still waits for its time-out shares its answer.
  await expect.poll(async () => (await visit('/leadership/')).status, { interval: 250 }).toBe(200);
});

test('visitors who wait for the same new page make one question of it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/properties/')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
});

test('an answer under way is finished when the site is stopped, and the process ends', async () => {
  content.hang();
  const waiting = visit('/regions/');
  // The request has to arrive first.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const started = performance.now();
  const stopped = site.stop();
  expectUnavailable(await waiting);
  await stopped;
  expect(performance.now() - started).toBeLessThan(TIMEOUT_MS + scaleToMachine(2500));
  content.resume();
});
