import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '../../lib/env/env.ts';
import { runLeashed } from '../../lib/process/leashed.ts';
import { Problem } from '../../lib/process/problem.ts';
import { hashInputs } from './inputs.ts';
import type { Session } from './session.ts';

const shownLines = 40;

/**
 * Builds the site unless the last build had the same inputs. Needs no content service and no database.
 * @returns the detail of the step's line.
 * @throws Problem with the compiler's last lines when the build fails.
 */
export async function buildWhenChanged(project: string, env: Env, session: Session): Promise<{ detail: string }> {
  const target = path.join(project, '.next');
  const record = path.join(target, 'inputs');
  const inputs = hashInputs(project, env);
  if (existsSync(record) && existsSync(path.join(target, 'BUILD_ID')) && readFileSync(record, 'utf8') === inputs) {
    return { detail: 'nothing has changed since the last build' };
  }
  forget(target, record);
  await build(project, session);
  writeFileSync(record, inputs);
  return { detail: 'site built' };
}

/** From here on, until it is complete again, the build counts as unusable. Also finds out whether we may write at all. */
function forget(target: string, record: string): void {
  try {
    mkdirSync(target, { recursive: true });
    writeFileSync(record, '');
    rmSync(record);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Problem(
      {
        name: '.next',
        rule: `must be a folder this user may write the build to (${reason}).`,
        remedy: 'Give this user the right to write there, or build as another user first.',
        example: 'npm run build',
      },
      { cause },
    );
  }
}

async function build(project: string, session: Session): Promise<void> {
  session.check();
  const next = path.join(project, 'node_modules', 'next', 'dist', 'bin', 'next');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const run = runLeashed({ command: process.execPath, args: [next, 'build'], cwd: project }, { env });
  session.defer(run.stop);
  const lines: string[] = [];
  for (const stream of run.output) createInterface(stream).on('line', (line) => lines.push(line));
  const code = await run.exited;
  if (code === 0) return;
  throw new Problem({
    name: 'next build',
    rule: `failed with exit code ${code}:\n${lines.slice(-shownLines).join('\n')}`,
    remedy: 'Put right what it names, then start again.',
    example: 'npm run check',
  });
}
