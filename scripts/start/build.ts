import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '../../lib/env/env.ts';
import { runWatchedCommand } from '../../lib/process/watched-command.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';
import { BUILD_FOLDER, hasCompleteBuild } from '../../server/next/build-files.ts';
import { hashBuildInputs, hashStudioInputs } from './build-inputs.ts';
import type { Session } from './session.ts';

const MAX_OUTPUT_LINES = 40;

type Build = {
  project: string;
  /** The folder that the build writes, relative to the project. */
  target: string;
  /** Hash of everything that the build depends on. */
  inputs: string;
  isComplete: () => boolean;
  /** A script of an installed package, with its arguments. */
  command: readonly [script: string, ...args: string[]];
  /** What a developer runs to see the errors. */
  example: string;
};

/**
 * Builds the site, unless the previous build had the same inputs. The build needs neither the content service nor the database.
 * @returns a detail for the line of the step
 * @throws OperationalError with the last lines of the output if the build fails
 */
export async function buildIfChanged(project: string, env: Env, session: Session): Promise<{ detail: string }> {
  const build: Build = {
    project,
    target: BUILD_FOLDER,
    inputs: hashBuildInputs(project, env),
    isComplete: () => hasCompleteBuild(project),
    command: ['next/dist/bin/next', 'build'],
    example: 'npm run build',
  };
  return { detail: (await runIfChanged(build, session)) ? 'site built' : UP_TO_DATE };
}

const STUDIO_FOLDER = 'studio/dist';

/** Builds the studio in the same way. The content service serves it as soon as it is complete. */
export async function buildStudioIfChanged(project: string, session: Session): Promise<{ detail: string }> {
  const program = 'vite/bin/vite.js';
  // The site does not need the studio, so it starts without the packages that build it.
  if (!existsSync(path.join(project, 'node_modules', program)))
    return { detail: 'not built, because development packages are missing. Install them with "npm ci" to edit content in the studio.' };
  const build: Build = {
    project,
    target: STUDIO_FOLDER,
    inputs: hashStudioInputs(project),
    isComplete: () => existsSync(path.join(project, STUDIO_FOLDER, 'index.html')),
    command: [program, 'build', '--config', 'studio/vite.config.ts'],
    example: 'npm run build:studio',
  };
  return { detail: (await runIfChanged(build, session)) ? 'studio built' : UP_TO_DATE };
}

const UP_TO_DATE = 'up to date: nothing has changed since the last build';

/** @returns whether the build ran */
async function runIfChanged(build: Build, session: Session): Promise<boolean> {
  const target = path.join(build.project, build.target);
  const record = path.join(target, 'inputs');
  if (existsSync(record) && build.isComplete() && readFileSync(record, 'utf8') === build.inputs) return false;
  invalidateBuild(build, target, record);
  await runBuild(build, session);
  writeFileSync(record, build.inputs);
  return true;
}

/** Marks the existing build as incomplete until the new one is finished. Also verifies that the folder is writable. */
function invalidateBuild({ target: name, example }: Build, target: string, record: string): void {
  try {
    mkdirSync(target, { recursive: true });
    writeFileSync(record, '');
    rmSync(record);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperationalError(
      {
        name,
        rule: `must be a folder that the current user can write to (${reason}).`,
        remedy: 'Grant the current user write access, or build as another user first.',
        example,
      },
      { cause },
    );
  }
}

async function runBuild({ project, command: [script, ...args], example }: Build, session: Session): Promise<void> {
  session.throwIfEnding();
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const run = runWatchedCommand(
    { command: process.execPath, args: [path.join(project, 'node_modules', script), ...args], cwd: project },
    { env },
  );
  session.defer(run.stop);
  const lines: string[] = [];
  for (const stream of run.output) createInterface(stream).on('line', (line) => lines.push(line));
  const code = await run.exited;
  if (code === 0) return;
  throw new OperationalError({
    name: example,
    rule: `failed with exit code ${code}:\n${lines.slice(-MAX_OUTPUT_LINES).join('\n')}`,
    remedy: 'Fix the errors above, then start again.',
    example: 'npm run check',
  });
}
