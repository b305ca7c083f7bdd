/**
 * `npm start`: starts the database and the content service, builds the site, starts it and prints its URL. Prints one line per step. Ctrl-C stops
 * everything. Seeding and building run in parallel, because they do not depend on each other.
 */
import path from 'node:path';
import { type Env, readEnv, usesBundledContentService } from '../lib/env/env.ts';
import { buildIfChanged } from './start/build.ts';
import { checkPrerequisites } from './start/prerequisites.ts';
import { startRequiredChild } from './start/child.ts';
import { openDatabase } from './start/database.ts';
import { runSession, type Session } from './start/session.ts';
import { Steps } from './start/steps.ts';

const project = path.resolve(import.meta.dirname, '..');
const steps = new Steps();

async function start(session: Session): Promise<void> {
  const startedAt = performance.now();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const env = readEnv();
  await checkPrerequisites(env);

  // The database comes before the build, because it detects whether another process already uses the data folder.
  const database = usesBundledContentService(env) ? await steps.run('database', () => openDatabase(env, steps, session)) : undefined;
  session.throwIfEnding();
  await Promise.all([
    database === undefined ? reportExternalContent(env) : startContent(database.url, session),
    steps.run('build', () => buildIfChanged(project, env, session)),
  ]);
  session.throwIfEnding();

  await steps.run('site', async () => {
    const site = startRequiredChild({ name: 'site', file: path.join(project, 'server', 'main.ts'), env: process.env }, steps, session);
    return { detail: await site.ready };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  steps.print(`\nThe site is at ${env.SITE_URL} (started in ${seconds} s). Ctrl-C stops it.`);
}

async function startContent(databaseUrl: string, session: Session): Promise<void> {
  const startedAt = performance.now();
  const file = path.join(project, 'content', 'main.ts');
  const content = startRequiredChild({ name: 'content service', file, env: { ...process.env, DATABASE_URL: databaseUrl } }, steps, session);
  steps.printDone('content', await content.ready, startedAt);
}

async function reportExternalContent(env: Env): Promise<void> {
  steps.printDone('content', `${env.CONTENT_URL}${env.GRAPHQL_PATH} (external)`, performance.now());
}

await runSession(start, (line) => {
  steps.clear();
  steps.print(line);
});
