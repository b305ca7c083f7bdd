/**
 * `npm run drill:varnish -- [--pages 150] [--races 300] [--bans]`: starts a content service with the seed content and Varnish in front of it, with the VCL of
 * deploy/varnish. Changes each kind of content, and checks that no outdated response is sent after the purge, and that every purged response has one of the
 * purged keys. The exit code is 1 if a check fails. Requires Varnish with the modules xkey and var, or without modules if `--bans` is set.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../lib/process/free-port.ts';
import { OperationalError } from '../lib/process/operational-error.ts';
import { signIn } from './bench-publish/editor.ts';
import { percentile } from './bench/percentile.ts';
import { startContent } from './bench/servers.ts';
import { findTargets } from './drill-varnish/find-targets.ts';
import { listChanges } from './drill-varnish/changes.ts';
import { startPurgeProxy } from './drill-varnish/purge-proxy.ts';
import { prepareRequests } from './drill-varnish/requests.ts';
import { runChanges, runRaces } from './drill-varnish/run-drill.ts';
import { findVarnish, startVarnish } from './drill-varnish/varnish.ts';
import { createCommandSession } from './start/session.ts';

const MAX_PAGES = 1_000;
const MAX_RACES = 1_000;
const MAX_PRINTED_PROBLEMS = 20;

const project = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '150' },
    races: { type: 'string', default: '300' },
    bans: { type: 'boolean', default: false },
  },
});
const [pages, races] = [readCount('pages', MAX_PAGES), readCount('races', MAX_RACES)];
const { session, stop } = createCommandSession();

function readCount(name: 'pages' | 'races', max: number): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= 1 && count <= max) return count;
  console.error(
    `--${name}: must be a whole number from 1 to ${max}.\n  Usage: npm run drill:varnish -- [--pages 150] [--races 300] [--bans]`,
  );
  process.exit(1);
}

/** Deletes everything except the resized images. Each run begins with the seed content. */
function deleteContent(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== 'media') rmSync(path.join(folder, name), { recursive: true });
}

async function runDrill(): Promise<boolean> {
  const { program, version } = findVarnish();
  const vcl = values.bans ? 'content-bans.vcl' : 'content.vcl';
  console.log(`Starting the content service and ${version} with deploy/varnish/${vcl} …`);
  const [token, varnishPort] = [randomBytes(12).toString('hex'), await findFreePort()];
  const varnishUrl = `http://127.0.0.1:${varnishPort}`;
  const proxy = await startPurgeProxy(varnishUrl, session);
  const folder = 'drill-varnish';
  deleteContent(path.join(project, '.data', folder));
  const settings = await startContent(project, session, {
    folder,
    ALLOW_NEW_DATABASE: 'on',
    // Varnish starts after the content service, whose first purges may fail.
    LOG_LEVEL: 'error',
    CONTENT_CACHE_URL: `http://127.0.0.1:${proxy.port}`,
    CONTENT_CACHE_TOKEN: token,
    GRAPHQL_MAX_AGE_SECONDS: '3600',
  });
  const contentUrl = `http://${settings.CONTENT_HOST}:${settings.CONTENT_PORT}`;
  const vclFile = path.join(project, 'deploy', 'varnish', vcl);
  await startVarnish({ program, vclFile, port: varnishPort, backendPort: settings.CONTENT_PORT, token }, session);
  const { change } = await signIn({ contentUrl, dataDir: settings.DATA_DIR });
  const changes = listChanges(change, await findTargets(contentUrl));
  const requests = await prepareRequests(contentUrl, pages);
  const options = { varnishUrl, contentUrl, proxy, requests };
  console.log(`${requests.length} responses in Varnish, ${changes.length} changes:`);
  const { results, problems } = await runChanges(options, changes, console.log);
  const sum = (count: (result: (typeof results)[number]) => number) => results.reduce((total, result) => total + count(result), 0);
  const [purged, changed, kept, times] = [
    sum((result) => result.purged),
    sum((result) => result.changed),
    sum((result) => result.kept),
    results.map(({ ms }) => ms),
  ];
  console.log(
    `\n${results.length} changes of ${requests.length} responses: ${purged} purged (${changed} of them had changed), ${kept} kept.`,
  );
  console.log(`Purged after ${percentile(times, 0.5)} ms (median), ${Math.max(...times)} ms (longest).`);
  const race = await runRaces(options, change, races);
  console.log(
    `${race.changes} changes of one post during ${race.reads} requests for it: ${race.outdated} outdated responses after the purge.`,
  );
  // With bans, a response that arrives after its purge is stored, as content-bans.vcl explains.
  if (race.outdated > 0 && !values.bans) problems.push(`${race.outdated} outdated responses were sent after the purge.`);
  for (const problem of problems.slice(0, MAX_PRINTED_PROBLEMS)) console.error(problem);
  console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`);
  return problems.length === 0;
}

try {
  if (!(await runDrill())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof OperationalError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await stop();
}
