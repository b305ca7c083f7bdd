import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { findApiRoute, loadApiRoutes } from './api-routes.ts';
import type { NextApp } from './next-app.ts';

const log = vi.fn<Log>();

async function loadFrom(manifest: unknown, respond: (target: string) => string | undefined): ReturnType<typeof loadApiRoutes> {
  const project = await mkdtemp(path.join(tmpdir(), 'api-routes-'));
  onTestFinished(async () => await rm(project, { recursive: true }));
  await mkdir(path.join(project, '.next'));
  await writeFile(path.join(project, '.next', 'app-path-routes-manifest.json'), JSON.stringify(manifest));
  const send: NextApp['send'] = async ({ target }) =>
    Object.assign(Readable.from([]), { statusCode: 204, headers: { allow: respond(target) } }) as unknown as IncomingMessage;
  return await loadApiRoutes({ send }, project, log);
}

test('the routes of the build have the methods that Next lists in its response to OPTIONS', async () => {
  const routes = await loadFrom(
    {
      '/api/forms/[form]/route': '/api/forms/[form]',
      '/api/forms/clock/route': '/api/forms/clock',
      '/api/files/[...path]/route': '/api/files/[...path]',
      '/api/a.b/[[...rest]]/route': '/api/a.b/[[...rest]]',
      '/api/page/page': '/api/page',
      '/sitemap.xml/route': '/sitemap.xml',
    },
    (target) => (target === '/api/forms/x/' ? 'OPTIONS, POST' : 'GET, HEAD, OPTIONS'),
  );
  const getMethods = (urlPath: string) => findApiRoute(routes, urlPath)?.methods;
  expect(getMethods('/api/forms/contact/')).toEqual(['POST']);
  // The fixed path takes precedence.
  expect(getMethods('/api/forms/clock/')).toEqual(['GET', 'HEAD']);
  for (const urlPath of ['/api/files/a/', '/api/files/a/b/', '/api/a.b/', '/api/a.b/c/d/']) expect(getMethods(urlPath)).toBeDefined();
  for (const urlPath of [
    '/api/forms/',
    '/api/forms/contact',
    '/api/forms/contact/more/',
    '/api/files/',
    '/api/axb/',
    '/api/page/',
    '/x/api/forms/clock/',
    '/sitemap.xml/',
    '/api/',
  ])
    expect([urlPath, getMethods(urlPath)]).toEqual([urlPath, undefined]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['the manifest is not a list of routes', [1], 'GET, OPTIONS'],
  ['Next responds without methods', { '/api/a/route': '/api/a' }, undefined],
])('there is no route if %s, and an error is logged', async (_what, manifest, allow) => {
  expect(await loadFrom(manifest, () => allow)).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  log.mockClear();
});
