/**
 * `npm run bench:mixed`: measures the document server under a mixed load: 98% cached pages, 1% searches for random words, 1% paths that do not exist,
 * in alternating rounds with a load of cached pages only. Then requests many uncached pages at once. `npm run bench:mixed -- --url http://…` measures
 * a site that is already running. The exit code is 1 if a goal is missed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../lib/env/env.ts';
import { pinToLoadCore } from './bench/cpu-cores.ts';
import type { MixedLoadOptions, MixedLoadResult } from './bench/mixed-client.ts';
import { percentile } from './bench/percentile.ts';
import { startContent, startDocumentServer } from './bench/servers.ts';
import { runCommand } from './run-command.ts';
import { buildIfChanged } from './start/build.ts';
import { createCommandSession } from './start/session.ts';

const MIN_RATIO = 0.6;
const MAX_P99_MS = 250;

/** Pages that are requested before the measurement and by nearly all requests during it. */
const CACHED_PAGES = 20;
/** Uncached pages that are requested at the same time, and the time within which each of them must have a response. */
const BURST_PAGES = 100;
const MAX_BURST_MS = 6000;

const SEARCH_PATH = '/search/';

const project = path.resolve(import.meta.dirname, '..');
const client = path.join(import.meta.dirname, 'bench', 'mixed-client.ts');

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '200' },
  },
});

const { session, stop } = createCommandSession();

async function startSite(): Promise<string> {
  console.log('Building the site and starting it with its content service …');
  await buildIfChanged(project, { ...readEnv(), NODE_ENV: 'production', CATALOGUE: false }, session);
  return await startDocumentServer(project, await startContent(project, session), session);
}

async function listPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}

async function runLoad(options: Omit<MixedLoadOptions, 'connections' | 'searchPath'>): Promise<MixedLoadResult> {
  const load: MixedLoadOptions = { ...options, searchPath: SEARCH_PATH, connections: Number(values.connections) };
  const { ok, output } = await runCommand(pinToLoadCore([process.execPath, client, JSON.stringify(load)]));
  if (!ok) throw new Error(`The load test failed:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{'))) as MixedLoadResult;
}

async function measureMixedLoad(origin: string, cachedPaths: readonly string[]): Promise<boolean> {
  const common = { origin, cachedPaths, seconds: Number(values.seconds) };
  const ratios: number[] = [];
  const p99s: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const pure = await runLoad({ ...common, searchShare: 0, missingShare: 0 });
    const mixed = await runLoad({ ...common, searchShare: 0.01, missingShare: 0.01 });
    ratios.push(mixed.perSecond / pure.perSecond);
    p99s.push(mixed.p99Ms);
    console.log(
      `${round}  cached only ${format(pure.perSecond)}/s, p99 ${format(pure.p99Ms)} ms; mixed ${format(mixed.perSecond)}/s, p99 ${format(mixed.p99Ms)} ms`,
    );
    console.log(
      `   ${Object.entries(mixed.statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
    );
    console.log(
      `   p99 in ms: ${Object.entries(mixed.p99ByKind)
        .map(([kind, ms]) => `${kind} ${format(ms)}`)
        .join(', ')}`,
    );
  }
  const [ratio, p99] = [percentile(ratios, 0.5), percentile(p99s, 0.5)];
  const isMet = ratio >= MIN_RATIO && p99 <= MAX_P99_MS;
  console.log(
    `\nMixed load: ${ratio.toFixed(2)} of the throughput with cached pages only (goal ${MIN_RATIO}), p99 ${format(p99)} ms (goal ${MAX_P99_MS} ms): ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

async function measureBurst(origin: string, paths: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const results = await Promise.all(
    paths.map(async (each) => {
      const response = await fetch(origin + each);
      await response.arrayBuffer();
      return { status: response.status, ms: performance.now() - started };
    }),
  );
  const describe = (status: number) => {
    const times = results.filter((result) => result.status === status).map(({ ms }) => ms);
    return `${times.length} × ${status}${times.length === 0 ? '' : ` within ${format(Math.max(...times))} ms`}`;
  };
  const isMet = results.every(({ status, ms }) => (status === 200 || status === 503) && ms <= MAX_BURST_MS);
  console.log(`${paths.length} uncached pages at once: ${describe(200)}, ${describe(503)}: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

const format = (value: number) => Math.round(value).toLocaleString('en-US');

try {
  const origin = values.url ?? (await startSite());
  const paths = await listPaths(origin);
  const cachedPaths = paths.slice(0, CACHED_PAGES);
  for (const each of cachedPaths) await (await fetch(origin + each)).arrayBuffer();
  const isBurstMet = await measureBurst(origin, paths.slice(-BURST_PAGES));
  const isMixedMet = await measureMixedLoad(origin, cachedPaths);
  process.exitCode = isBurstMet && isMixedMet ? 0 : 1;
} finally {
  await stop();
}
