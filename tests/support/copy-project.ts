import { chmod, cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
const excluded = new Set(['.git', '.next', '.data', 'public', 'studio/dist']);
/** Large folders that nothing writes to. The copy links to them. */
const linked = ['node_modules', 'content/seed/media'];

/** Copies the sources of the project to a new temporary folder and returns its path. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'project-copy-'));
  const isCopied = (source: string) => {
    const relative = path.relative(project, source);
    return !excluded.has(relative) && !linked.includes(relative);
  };
  await cp(project, copy, { recursive: true, filter: isCopied });
  for (const folder of linked) await symlink(path.join(project, folder), path.join(copy, folder));
  // The embedded PostgreSQL runs as another user when the tests run as root.
  await chmod(copy, 0o755);
  return copy;
}
