import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../../lib/env/env.ts';
import { type Variable, variables } from '../../lib/env/variables.ts';

/** The files that `next build` reads. The content service and the document server run from their sources. */
export const inputFolders: readonly string[] = ['app', 'components', 'lib', 'styles', 'public', '__generated__'];
export const inputFiles: readonly string[] = [
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'relay.config.js',
  'tsconfig.json',
  'schema.graphql',
];
const testFilePattern = /\.test\.tsx?$/;

/**
 * Returns a hash of everything a build depends on: sources, configuration, packages, and the environment variables that `next build` reads. If the
 * hash has not changed, the existing build can be reused.
 */
export function hashBuildInputs(project: string, env: Env): string {
  const { hash, add } = createInputHash();
  for (const file of [...inputFiles, ...inputFolders.flatMap((folder) => listFiles(project, folder))])
    if (!testFilePattern.test(file)) addFile(add, project, file);
  const settings: [string, Variable][] = Object.entries(variables);
  for (const [name, variable] of settings) if (variable.isUsedByBuild === true) add(name, JSON.stringify(env[name as keyof Env]) ?? '');
  for (const name of Object.keys(process.env).toSorted()) if (name.startsWith('NEXT_PUBLIC_')) add(name, process.env[name] ?? '');
  return hash.update(process.version).digest('hex');
}

/** What the studio is built from besides its folder: the packages, and what blocks and content types declare. */
const studioFiles: readonly string[] = ['package-lock.json', 'tsconfig.json'];
const studioFolders: readonly string[] = ['studio', 'lib'];

/** The same hash for the studio. */
export function hashStudioInputs(project: string): string {
  const { hash, add } = createInputHash();
  const declarations = listFiles(project, 'components').filter((file) => /(?:block\.json|\/declaration\.ts)$/.test(file));
  const own = studioFolders
    .flatMap((folder) => listFiles(project, folder))
    .filter((file) => !/^studio\/(?:dist|node_modules)\//.test(file));
  for (const file of [...studioFiles, ...own, ...declarations]) if (!testFilePattern.test(file)) addFile(add, project, file);
  return hash.update(process.version).digest('hex');
}

type AddInput = (name: string, content: string | Buffer) => void;

function createInputHash(): { hash: Hash; add: AddInput } {
  const hash = createHash('sha256');
  return { hash, add: (name, content) => hash.update(`${name}\0${content.length}\0`).update(content) };
}

function addFile(add: AddInput, project: string, file: string): void {
  const absolute = path.join(project, file);
  if (existsSync(absolute)) add(file, readFileSync(absolute));
}

function listFiles(project: string, folder: string): string[] {
  const absolute = path.join(project, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(path.join(project, name)).isFile())
    .toSorted();
}
