/** What editors and visitors see while the content service is down. Uses separate processes, not those that all browser tests share. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '#lib/process/free-port.ts';
import { type RunningProcess, type Settings, startContent, startSite } from '../support/processes.ts';

const PROTECTED = '/news/third-quarter-market-tables-for-brokers/';
const PREVIEW = '/?p=1&preview=true';

let settings: Settings;
let content: RunningProcess;
let site: RunningProcess;
let password: string;

beforeAll(async () => {
  settings = { ...inject('siteSettings'), PORT: await findFreePort(), CONTENT_PORT: await findFreePort() };
  content = await startContent(settings);
  site = await startSite(settings);
  password = (await readFile(path.join(settings['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
});

afterAll(async () => {
  await site?.stop();
  await content?.kill();
});

/** A browser without scripts that follows redirects itself, because `fetch` keeps no cookies. */
function createVisitor() {
  const jar = new Map<string, string>();
  async function request(url: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; html: string; url: string }> {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(site.url + url, { ...init, headers: { cookie, 'sec-fetch-site': 'same-origin' }, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith('/')) return await request(location);
    return { status: response.status, headers: response.headers, html: await response.text(), url };
  }
  return {
    get: request,
    post: async (url: string, fields: Record<string, string>) => await request(url, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

function expectUnavailable({ status, headers, html }: { status: number; headers: Headers; html: string }, message: string): void {
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('30');
  expect(headers.get('cache-control')).toMatch(/no-store/);
  expect(html).toContain(message);
}

const NOTHING_CHANGED = 'The service is temporarily unavailable. Nothing was changed. Try again in a minute.';

test('forms and previews say that the service is unavailable and lose nothing, and visitors notice nothing', async () => {
  const editor = createVisitor();
  const visitor = createVisitor();
  const signIn = (identifier: string) => editor.post('/api/faust/auth/login/', { identifier, password, redirect_uri: '/markets/' });
  expect((await signIn('admin')).url).toBe('/markets/');
  expect((await editor.get(PREVIEW)).status).toBe(200);
  const seen = ['/', '/markets/', '/news/', PROTECTED];
  const before = await Promise.all(seen.map(async (url) => (await visitor.get(url)).headers.get('etag')));

  await content.kill();

  const outage = await Promise.all(seen.map((url) => visitor.get(url)));
  expect(outage.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(outage.map(({ headers }) => headers.get('etag'))).toEqual(before);

  const stranger = createVisitor();
  const failed = await stranger.post('/api/faust/auth/login/', {
    identifier: 'ed@example.com',
    password: 'a secret word',
    redirect_uri: '/markets/',
  });
  expect(failed.url).toContain('/login/?');
  expectUnavailable(failed, NOTHING_CHANGED);
  expect(failed.html).toContain('value="ed@example.com"');
  expect(failed.html).toContain('value="/markets/"');
  expect(failed.html).not.toContain('a secret word');

  const registration = await stranger.post('/api/faust/auth/register/', { identifier: 'new-person', email: 'new@example.com' });
  expectUnavailable(registration, NOTHING_CHANGED);
  expect(registration.html).toContain('value="new-person"');
  expect(registration.html).toContain('value="new@example.com"');

  const reset = await stranger.post('/api/faust/auth/forgotten-password/', { identifier: 'ed@example.com' });
  expectUnavailable(reset, NOTHING_CHANGED);
  expect(reset.html).toContain('value="ed@example.com"');
  expectUnavailable(
    await stranger.post('/api/faust/auth/reset-password/', { password: 'another word', key: 'k1', login: 'ed' }),
    NOTHING_CHANGED,
  );

  expectUnavailable(await editor.get(PREVIEW), 'Our content system is not responding right now.');
  expectUnavailable(
    await visitor.post('/api/unlock/', { uri: PROTECTED, password: 'berth-1310' }),
    'Our content system is not responding right now.',
  );
  expect((await visitor.get('/login/')).status).toBe(200);

  content = await startContent(settings);

  expect((await editor.get(PREVIEW)).status).toBe(200);
  const again = await visitor.get(`${PROTECTED}?unlock=unavailable`);
  expect(again.html).toContain('because the service was unavailable');
  expect((await visitor.post('/api/unlock/', { uri: PROTECTED, password: 'berth-1310' })).html).toContain('Sublease space, which fell');
  const recovered = await stranger.post('/api/faust/auth/login/', { identifier: 'admin', password, redirect_uri: '/markets/' });
  expect([recovered.status, recovered.url]).toEqual([200, '/markets/']);
});
