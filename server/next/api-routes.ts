/** The API routes of the build, and the methods that each of them has. Requests for anything else never reach Next. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '#lib/log/log.ts';
import { BUILD_FOLDER } from './build-files.ts';
import type { NextApp } from './next-app.ts';

export interface ApiRoute {
  /** Matches normalized paths with a trailing slash. */
  pattern: RegExp;
  methods: readonly string[];
}

/** Prefix of the paths of all API routes. */
export const API_PREFIX = '/api/';

/** Maps source files (`/api/forms/[form]/route`) to routes (`/api/forms/[form]`). */
const manifestSchema = z.record(z.string(), z.string());

/**
 * Next responds to OPTIONS with the methods that a route exports.
 * @param project folder that contains the build output
 * @returns no routes if the build or Next's response does not have the expected format
 */
export async function loadApiRoutes(next: Pick<NextApp, 'send'>, project: string, log: Log): Promise<ApiRoute[]> {
  try {
    const routes = await listRoutes(project);
    return await Promise.all(routes.map(async (route) => ({ pattern: toPattern(route), methods: await fetchMethods(next, route) })));
  } catch (error) {
    log(
      'error',
      'The API routes of the build do not have the format that server/next/api-routes.ts expects. All of them respond with 404 until this is fixed.',
      { error },
    );
    return [];
  }
}

/** A route with a fixed path takes precedence over one with a parameter. */
async function listRoutes(project: string): Promise<string[]> {
  const file = path.join(project, BUILD_FOLDER, 'app-path-routes-manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const routes = Object.entries(manifest).flatMap(([source, route]) =>
    source.endsWith('/route') && route.startsWith(API_PREFIX) ? [route] : [],
  );
  return routes.toSorted((a, b) => Number(a.includes('[')) - Number(b.includes('[')));
}

export function findApiRoute(routes: readonly ApiRoute[], urlPath: string): ApiRoute | undefined {
  return routes.find(({ pattern }) => pattern.test(urlPath));
}

function toPattern(route: string): RegExp {
  const segments = route
    .slice(1)
    .split('/')
    .map((segment) => {
      if (segment.startsWith('[[...')) return '(?:/.+)?';
      if (segment.startsWith('[...')) return '/.+';
      return segment.startsWith('[') ? '/[^/]+' : `/${segment.replaceAll(/[^\w-]/g, '\\$&')}`;
    });
  return new RegExp(`^${segments.join('')}/$`);
}

async function fetchMethods(next: Pick<NextApp, 'send'>, route: string): Promise<string[]> {
  const target = `${route.replaceAll(/\[[^\]]*\]+/g, 'x')}/`;
  const response = await next.send({
    method: 'OPTIONS',
    target,
    headers: { host: 'localhost' },
    body: null,
    signal: AbortSignal.timeout(30_000),
  });
  response.resume();
  const methods = (response.headers.allow ?? '').split(',').map((method) => method.trim());
  if (!methods.includes('OPTIONS'))
    throw new Error(`Next responded to OPTIONS ${target} with ${response.statusCode} and no list of methods.`);
  return methods.filter((method) => method !== 'OPTIONS');
}
