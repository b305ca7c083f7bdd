/**
 * `npm start`: database, content, build, site, then the address. One line per step; everything ends with Ctrl-C.
 * Seeding and building run side by side: neither needs the other.
 */
import path from 'node:path';
import { type Env, readEnv, usesOwnContentService } from '../lib/env/env.ts';
import { buildWhenChanged } from './start/build.ts';
import { checkBeforehand } from './start/checks.ts';
import { keepChild } from './start/child.ts';
import { openDatabase } from './start/database.ts';
import { runSession, type Session } from './start/session.ts';
import { Steps } from './start/steps.ts';

const project = path.resolve(import.meta.dirname, '..');
const steps = new Steps();

async function start(session: Session): Promise<void> {
  const began = performance.now();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const env = readEnv();
  await checkBeforehand(env);

  // Before the build, for the database knows whether another start is using this folder.
  const database = usesOwnContentService(env) ? await steps.run('database', () => openDatabase(env, steps, session)) : undefined;
  session.check();
  await Promise.all([
    database === undefined ? useForeignContent(env) : startContent(database.url, session),
    steps.run('build', () => buildWhenChanged(project, env, session)),
  ]);
  session.check();

  await steps.run('site', async () => {
    const site = keepChild({ name: 'site', file: path.join(project, 'server', 'main.ts'), env: process.env }, steps, session);
    return { detail: await site.ready };
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  steps.say(`\nThe site is at ${env.SITE_URL} (started in ${seconds} s). Ctrl-C stops it.`);
}

async function startContent(databaseUrl: string, session: Session): Promise<void> {
  const began = performance.now();
  const file = path.join(project, 'content', 'main.ts');
  const content = keepChild({ name: 'content service', file, env: { ...process.env, DATABASE_URL: databaseUrl } }, steps, session);
  steps.done('content', await content.ready, began);
}

async function useForeignContent(env: Env): Promise<void> {
  steps.done('content', `${env.CONTENT_URL}${env.GRAPHQL_PATH}, not started here`, performance.now());
}

await runSession(start, (line) => {
  steps.rest();
  steps.say(line);
});
