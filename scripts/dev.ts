/**
 * `npm run dev`: the same database and content service as `npm start`, with hot reload. The site runs with `next dev`. When a file changes, the
 * content service restarts and the Relay compiler runs again, as needed.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Env, readEnv, usesBundledContentService } from '../lib/env/env.ts';
import { runWatchedCommand } from '../lib/process/watched-command.ts';
import { OperationalError } from '../lib/process/operational-error.ts';
import { restartContentOnChange } from './dev/content.ts';
import { compileRelayOnChange } from './dev/relay.ts';
import { checkPrerequisites } from './start/prerequisites.ts';
import { openDatabase } from './start/database.ts';
import { createProcessRecord } from './start/process-record.ts';
import { runSession, type Session } from './start/session.ts';
import { Steps } from './start/steps.ts';

const project = path.resolve(import.meta.dirname, '..');
const steps = new Steps();

async function develop(session: Session): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const env = readEnv();
  await checkPrerequisites(env);
  if (usesBundledContentService(env)) await startContent(env, session);
  session.throwIfEnding();
  await compileRelayOnChange(project, steps, session);
  session.throwIfEnding();
  startNext(env, session);
}

async function startContent(env: Env, session: Session): Promise<void> {
  const { url } = await steps.run('database', () => openDatabase(env, steps, session));
  session.throwIfEnding();
  const since = performance.now();
  const record = createProcessRecord(env.DATA_DIR);
  session.defer(async () => record.remove());
  const program = {
    name: 'content service',
    file: path.join(project, 'content', 'main.ts'),
    env: { ...process.env, DATABASE_URL: url },
    memoryMb: env.CONTENT_MEMORY_MB,
  };
  steps.printDone('content', await restartContentOnChange(project, program, { steps, session, record }), since);
}

function startNext(env: Env, session: Session): void {
  const next = path.join(project, 'node_modules', 'next', 'dist', 'bin', 'next');
  const args = [next, 'dev', '--hostname', env.HOST, '--port', String(env.PORT)];
  const run = runWatchedCommand(
    { command: process.execPath, args, cwd: project },
    { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  session.defer(run.stop);
  for (const stream of run.output) createInterface(stream).on('line', (line) => steps.print(line));
  void run.exited.then((code) => {
    if (session.isEnding) return;
    const rule = `exited unexpectedly (exit code ${code}).`;
    session.fail(new OperationalError({ name: 'next dev', rule, remedy: 'Its last output is above. Fix the cause, then start again.' }));
  });
}

await runSession(develop, (line) => {
  steps.clear();
  steps.print(line);
});
