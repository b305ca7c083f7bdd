import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '../../lib/env/env.ts';
import { runWatchedCommand } from '../../lib/process/watched-command.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';
import { BUILD_FOLDER, hasCompleteBuild } from '../../server/next/build-files.ts';
import { hashBuildInputs } from './build-inputs.ts';
import type { Session } from './session.ts';

const MAX_OUTPUT_LINES = 40;

/**
 * Builds the site, unless the previous build had the same inputs. The build needs neither the content service nor the database.
 * @returns a detail for the line of the step
 * @throws OperationalError with the last lines of the output if the build fails
 */
export async function buildIfChanged(project: string, env: Env, session: Session): Promise<{ detail: string }> {
  const target = path.join(project, BUILD_FOLDER);
  const record = path.join(target, 'inputs');
  const inputs = hashBuildInputs(project, env);
  if (existsSync(record) && hasCompleteBuild(project) && readFileSync(record, 'utf8') === inputs) {
    return { detail: 'up to date: nothing has changed since the last build' };
  }
  invalidateBuild(target, record);
  await build(project, session);
  writeFileSync(record, inputs);
  return { detail: 'site built' };
}

/** Marks the existing build as incomplete until the new one is finished. Also verifies that the folder is writable. */
function invalidateBuild(target: string, record: string): void {
  try {
    mkdirSync(target, { recursive: true });
    writeFileSync(record, '');
    rmSync(record);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperationalError(
      {
        name: BUILD_FOLDER,
        rule: `must be a folder that the current user can write to (${reason}).`,
        remedy: 'Grant the current user write access, or build as another user first.',
        example: 'npm run build',
      },
      { cause },
    );
  }
}

async function build(project: string, session: Session): Promise<void> {
  session.throwIfEnding();
  const next = path.join(project, 'node_modules', 'next', 'dist', 'bin', 'next');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const run = runWatchedCommand({ command: process.execPath, args: [next, 'build'], cwd: project }, { env });
  session.defer(run.stop);
  const lines: string[] = [];
  for (const stream of run.output) createInterface(stream).on('line', (line) => lines.push(line));
  const code = await run.exited;
  if (code === 0) return;
  throw new OperationalError({
    name: 'next build',
    rule: `failed with exit code ${code}:\n${lines.slice(-MAX_OUTPUT_LINES).join('\n')}`,
    remedy: 'Fix the errors above, then start again.',
    example: 'npm run check',
  });
}
