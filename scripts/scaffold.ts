/** What `npm run new-block` and `npm run new-content-type` share: a new folder with files, and the generated files that follow from it. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.ts';

const project = path.resolve(import.meta.dirname, '..');

/** Whether a folder can have this name: lowercase words joined by hyphens. */
export function isFolderName(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
}

export function folderExists(folder: string): boolean {
  return existsSync(path.join(project, folder));
}

/**
 * Writes the files and runs the generators. When they fail, the folder is removed again, because a broken folder stops every later run.
 * Prints the result and sets the exit code.
 * @param folder relative to the project
 * @param nextStep printed after success
 */
export async function createFolder(folder: string, files: Readonly<Record<string, string>>, nextStep: string): Promise<void> {
  const target = path.join(project, folder);
  await mkdir(target, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(target, file), text);
  const generated = await runCommand(['node', path.join(project, 'scripts/generate.ts')], { cwd: project });
  if (generated.ok) {
    console.log([`${folder}:`, ...Object.keys(files).map((file) => `  ${file}`), nextStep].join('\n'));
    return;
  }
  await rm(target, { recursive: true });
  console.error(`${generated.output.trim()}\n${folder} was removed again, because the generated files could not be written.`);
  process.exitCode = 1;
}

/** Prints what is wrong with the arguments and sets the exit code. */
export function reportUsageError(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
