/**
 * `npm start`: starts the database and the content service, builds the site, starts it and prints its URL. Prints one line per step. Ctrl-C stops
 * everything. Seeding and both builds run in parallel, because they do not depend on each other. Afterwards, each of the three processes is restarted if it
 * ends; an error of the first start stops everything, because the cause is usually a wrong setting.
 */
import path from 'node:path';
import { type Env, readEnv, usesBundledContentService } from '../lib/env/env.ts';
import { keepCompiledCode } from './compile-cache.ts';
import { buildIfChanged, buildStudioIfChanged } from './start/build.ts';
import { checkPrerequisites } from './start/prerequisites.ts';
import { type ChildContext, keepChildRunning } from './start/child.ts';
import { openDatabase, waitForDatabase } from './start/database.ts';
import { getPurgeUrl } from './start/purge-url.ts';
import { createProcessRecord } from './start/process-record.ts';
import { runSession, type Session } from './start/session.ts';
import { Steps } from './start/steps.ts';

const project = path.resolve(import.meta.dirname, '..');
const steps = new Steps();

async function start(session: Session): Promise<void> {
  const startedAt = performance.now();
  Object.assign(process.env, { NODE_ENV: 'production' });
  keepCompiledCode(project);
  const env = readEnv();
  await checkPrerequisites(env);
  const record = createProcessRecord(env.DATA_DIR);
  session.defer(async () => record.remove());
  const context = { steps, session, record };

  // The database comes before the build, because it detects whether another process already uses the data folder.
  const database = usesBundledContentService(env) ? await steps.run('database', () => openDatabase(env, steps, session)) : undefined;
  session.throwIfEnding();
  await Promise.all([
    database === undefined ? reportExternalContent(env) : startContent(env, database.url, context),
    steps.run('build', () => buildIfChanged(project, env, session)),
    ...(usesBundledContentService(env) ? [steps.run('studio', () => buildStudioIfChanged(project, session))] : []),
  ]);
  session.throwIfEnding();

  await steps.run('site', async () => {
    const file = path.join(project, 'server', 'main.ts');
    return { detail: await keepChildRunning({ name: 'site', file, env: process.env, memoryMb: env.SITE_MEMORY_MB }, context) };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const studio = usesBundledContentService(env) ? `\nEditors sign in at ${env.CONTENT_URL}/studio/.` : '';
  steps.print(`\nThe site is at ${env.SITE_URL} (started in ${seconds} s). Ctrl-C stops it.${studio}`);
}

async function startContent(env: Env, databaseUrl: string, context: ChildContext): Promise<void> {
  const startedAt = performance.now();
  const program = {
    name: 'content service',
    file: path.join(project, 'content', 'main.ts'),
    env: { ...process.env, DATABASE_URL: databaseUrl, PURGE_WEBHOOK_URL: getPurgeUrl(env) },
    memoryMb: env.CONTENT_MEMORY_MB,
  };
  const url = await keepChildRunning(program, context, (signal) => waitForDatabase(databaseUrl, signal, (line) => steps.print(line)));
  steps.printDone('content', url, startedAt);
}

async function reportExternalContent(env: Env): Promise<void> {
  steps.printDone('content', `${env.CONTENT_URL}${env.GRAPHQL_PATH} (external)`, performance.now());
}

await runSession(start, (line) => {
  steps.clear();
  steps.print(line);
});
