import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
const excluded = new Set(['node_modules', '.git', '.next', '.data', 'public', 'content/seed/media']);

/** Copies the sources of the project to a new temporary folder that shares node_modules, and returns its path. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'project-copy-'));
  await cp(project, copy, { recursive: true, filter: (source) => !excluded.has(path.relative(project, source)) });
  await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
