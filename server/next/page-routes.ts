/** Determines which paths belong to the catch-all route of the build. Whether a page exists at such a path depends only on the content. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BUILD_FOLDER } from './build-files.ts';

/** Maps source files (`/[...uri]/page`) to routes (`/[...uri]`). */
const manifestSchema = z.record(z.string(), z.string());

/** True for a path that no other route handles. */
export type IsContentPath = (urlPath: string) => boolean;

/** @param project folder that contains the build output */
export async function loadContentPaths(project: string): Promise<IsContentPath> {
  const file = path.join(project, BUILD_FOLDER, 'app-path-routes-manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return createContentPaths(Object.values(manifest));
}

export function createContentPaths(routes: readonly string[]): IsContentPath {
  // Next handles paths below other routes.
  const folders = new Set(routes.map((route) => route.split('/')[1] ?? '').filter((folder) => !folder.startsWith('[')));
  return (urlPath) => {
    const [, folder = ''] = urlPath.split('/');
    return !folders.has(folder);
  };
}

/**
 * False for a path that Next redirects to the same path with or without a trailing slash: with `trailingSlash`, it removes the slash after a file extension,
 * and adds it where the last segment has no dot.
 */
export function hasCanonicalSlash(urlPath: string): boolean {
  if (urlPath.startsWith('/.well-known/')) return true;
  const hasSlash = urlPath.endsWith('/');
  const hasExtension = /\.\w+\/?$/.test(urlPath);
  return hasSlash !== hasExtension;
}
