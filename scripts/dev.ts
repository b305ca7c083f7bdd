/**
 * `npm run dev`: the same database and content service as `npm start`, with hot reload. The site is plain `next dev`; the
 * content service starts again and Relay's compiler runs again when a file of theirs changes.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Env, readEnv, usesOwnContentService } from '../lib/env/env.ts';
import { runLeashed } from '../lib/process/leashed.ts';
import { Problem } from '../lib/process/problem.ts';
import { keepContentFresh } from './dev/content.ts';
import { keepArtifactsFresh } from './dev/relay.ts';
import { checkBeforehand } from './start/checks.ts';
import { openDatabase } from './start/database.ts';
import { runSession, type Session } from './start/session.ts';
import { Steps } from './start/steps.ts';

const project = path.resolve(import.meta.dirname, '..');
const steps = new Steps();

async function develop(session: Session): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const env = readEnv();
  await checkBeforehand(env);
  if (usesOwnContentService(env)) await startContent(env, session);
  session.check();
  await keepArtifactsFresh(project, steps, session);
  session.check();
  startNext(env, session);
}

async function startContent(env: Env, session: Session): Promise<void> {
  const { url } = await steps.run('database', () => openDatabase(env, steps, session));
  session.check();
  const since = performance.now();
  const program = { name: 'content service', file: path.join(project, 'content', 'main.ts'), env: { ...process.env, DATABASE_URL: url } };
  steps.done('content', await keepContentFresh(project, program, steps, session), since);
}

function startNext(env: Env, session: Session): void {
  const next = path.join(project, 'node_modules', 'next', 'dist', 'bin', 'next');
  const args = [next, 'dev', '--hostname', env.HOST, '--port', String(env.PORT)];
  const run = runLeashed({ command: process.execPath, args, cwd: project }, { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  session.defer(run.stop);
  for (const stream of run.output) createInterface(stream).on('line', (line) => steps.say(line));
  void run.exited.then((code) => {
    if (session.ending) return;
    const rule = `ended by itself (exit code ${code}).`;
    session.fail(new Problem({ name: 'next dev', rule, remedy: 'Its last lines are above; put the cause right, then start again.' }));
  });
}

await runSession(develop, (line) => {
  steps.rest();
  steps.say(line);
});
