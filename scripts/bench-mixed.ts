/**
 * `npm run bench:mixed`: measures the document server under a mixed load: 98% cached pages, 1% searches for random words, 1% paths that do not exist,
 * in alternating rounds with a load of cached pages only. Before that, it requests many uncached pages at once, and many searches with unseen parameters while
 * others request cached pages. At the end it reads the memory of the site's processes. `npm run bench:mixed -- --url http://…` measures a site that is already
 * running. The exit code is 1 if a goal is missed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../lib/env/env.ts';
import { pinToLoadCore } from './bench/cpu-cores.ts';
import type { MixedLoadOptions, MixedLoadResult } from './bench/mixed-client.ts';
import { createProcessFinder } from './attack/processes.ts';
import { percentile } from './bench/percentile.ts';
import { startContent, startDocumentServer } from './bench/servers.ts';
import { readMemory } from './process-memory.ts';
import { runCommand } from './run-command.ts';
import { buildIfChanged } from './start/build.ts';
import { createCommandSession } from './start/session.ts';
import { listSitemapPaths } from '../tests/support/sitemap-urls.ts';

const MIN_RATIO = 0.6;
const MAX_P99_MS = 250;

/** Pages that are requested before the measurement and by nearly all requests during it. */
const CACHED_PAGES = 20;
/** Uncached pages that are requested at the same time, and the time within which each of them must have a response. */
const BURST_PAGES = 100;
const MAX_BURST_MS = 6000;

/** Property searches with unseen parameters that are requested at the same time, how much of the throughput of cached pages must remain, and the memory they may take. */
const SEARCHES = 500;
const MIN_SEARCHES_RATIO = 0.8;
const MAX_SEARCHES_MB = 300;
const PROPERTY_SEARCH_PATH = '/property-search/';

const SEARCH_PATH = '/search/';

/** Resident memory of the document server after all of this. The processes that render pages are separate, and are only reported. */
const MAX_RESIDENT_MB = 350;

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

/** The load of cached pages runs alone, and then while the searches are processed. Their connections stay open until then. */
async function measureSearchBurst(origin: string, cachedPaths: readonly string[]): Promise<boolean> {
  const load = { origin, cachedPaths, searchShare: 0, missingShare: 0, seconds: Number(values.seconds) };
  const findProcesses = createProcessFinder([new URL(origin)]);
  const readTotalMb = () => findProcesses().reduce((sum, { pid }) => sum + (readMemory(pid)?.residentMb ?? 0), 0);
  const alone = await runLoad(load);
  const beforeMb = readTotalMb();
  let peakMb = beforeMb;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, readTotalMb())), 200);
  const [beside, statuses] = await Promise.all([runLoad(load), sendSearches(origin)]);
  clearInterval(timer);
  const ratio = beside.perSecond / alone.perSecond;
  const addedMb = peakMb - beforeMb;
  const isMet = ratio >= MIN_SEARCHES_RATIO && addedMb <= MAX_SEARCHES_MB && statuses.every((status) => status === 200 || status === 503);
  const counts = [...Map.groupBy(statuses, (status) => status)].map(([status, each]) => `${each.length} × ${status}`).join(', ');
  console.log(
    `${SEARCHES} searches with unseen parameters at once: ${counts}; cached pages at ${ratio.toFixed(2)} of their throughput (goal ${MIN_SEARCHES_RATIO}), ${format(addedMb)} MB more memory (goal ${MAX_SEARCHES_MB} MB): ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

function measureMemory(origin: string): boolean {
  const processes = createProcessFinder([new URL(origin)])().map(({ pid, role }) => ({
    role,
    mb: readMemory(pid)?.residentMb ?? Number.NaN,
  }));
  const sites = processes.filter(({ role }) => role === 'site');
  // The processes of another machine cannot be read.
  const siteMb = sites.length === 0 ? Number.NaN : Math.max(...sites.map(({ mb }) => mb));
  const others = processes.filter(({ role }) => role !== 'site').map(({ role, mb }) => `${role} ${format(mb)} MB`);
  const isMet = siteMb <= MAX_RESIDENT_MB;
  console.log(
    `Resident memory of the document server: ${format(siteMb)} MB (goal ${MAX_RESIDENT_MB} MB): ${isMet ? 'met' : 'MISSED'}; ${others.join(', ')}`,
  );
  return isMet;
}

/** @returns the statuses of the responses */
async function sendSearches(origin: string): Promise<number[]> {
  const urls = Array.from(
    { length: SEARCHES },
    (_, index) => `${origin}${PROPERTY_SEARCH_PATH}?min=${10_000 + index}&max=${900_000 - index}`,
  );
  return await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url);
      await response.arrayBuffer();
      return response.status;
    }),
  );
}

const format = (value: number) => Math.round(value).toLocaleString('en-US');

try {
  const origin = values.url ?? (await startSite());
  const paths = await listSitemapPaths(origin);
  const cachedPaths = paths.slice(0, CACHED_PAGES);
  for (const each of cachedPaths) await (await fetch(origin + each)).arrayBuffer();
  const isBurstMet = await measureBurst(origin, paths.slice(-BURST_PAGES));
  const isSearchBurstMet = await measureSearchBurst(origin, cachedPaths);
  const isMixedMet = await measureMixedLoad(origin, cachedPaths);
  const isMemoryMet = measureMemory(origin);
  process.exitCode = isBurstMet && isSearchBurstMet && isMixedMet && isMemoryMet ? 0 : 1;
} finally {
  await stop();
}
