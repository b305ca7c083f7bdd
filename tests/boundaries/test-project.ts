import { mkdir, mkdtemp, rm, symlink, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommand, type CommandResult } from '../../scripts/run-command.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Runs a tool of `npm run check` from the packages of the project. */
export function runTool(command: readonly string[], cwd: string): Promise<CommandResult> {
  const bin = path.join(project, 'node_modules/.bin');
  return runCommand(command, { cwd, env: { PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` } });
}

/**
 * Creates a folder with the packages and the given configuration files of this project, and with the given source files. Anything that a tool reports
 * there is caused by these files. The folder is removed when the test ends.
 */
export async function createTestProject(configuration: readonly string[], files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-project-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await symlink(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['package.json', 'tsconfig.json', ...configuration]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await copyFile(path.join(project, name), path.join(folder, name));
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}
