/** The routes of the site, read from the app folder, so that a new route is attacked without being listed anywhere. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../random.ts';

const APP_FOLDER = path.resolve(import.meta.dirname, '../../../app');

/** Values that exist in the seed content, by the name of the parameter in the path. */
const parameterValues: Readonly<Record<string, readonly string[]>> = {
  block: ['hero'],
  file: ['1.xml', 'boston.pdf', 'trinity-crossing-2.pdf'],
  form: ['contact', 'vendor', 'account'],
  format: ['rss', 'atom', 'json'],
  sample: ['rich'],
  slug: ['delia-marchetti'],
  token: ['x'],
};

/** Returns the path of each route with its parameters: `/feeds/[format]/[...uri]`. The path of a page ends with a slash. */
export function listAppRoutes(): string[] {
  return globSync('**/{page.tsx,route.ts}', { cwd: APP_FOLDER })
    .map((file) => {
      // A group of routes is not part of the path.
      const segments = path
        .dirname(file)
        .split(path.sep)
        .filter((segment) => segment !== '.' && !/^\(.*\)$/.test(segment));
      return `/${segments.map((segment) => `${segment}/`).join('')}`;
    })
    .map((route) => (/\.\w+\/$/.test(route) ? route.slice(0, -1) : route))
    .toSorted();
}

/** Replaces the parameters of a route: those of the path of a page by an existing page. Unknown ones get any text. */
export function createRoutePath(random: Random, route: string, pages: readonly string[]): string {
  return route
    .replaceAll(/\[\.\.\.\w+\]\/?/g, () => random.pick(pages).slice(1))
    .replaceAll(/\[(\w+)\]/g, (_match, name: string) => {
      const values = parameterValues[name];
      return values && random.chance(0.8) ? random.pick(values) : random.word(1 + random.below(12));
    });
}
