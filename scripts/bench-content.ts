/**
 * `npm run bench:content`: measures how the latency of the content service grows with the amount of content, its throughput and its memory. It creates its own
 * databases in a temporary folder and uses free ports. `npm run bench:content -- search memory` measures only these parts. The exit code is 1 if a goal is missed.
 */
import { parseArgs } from 'node:util';
import { createDatabases, getLookupPath, mediaDir, type Databases } from './bench-content/databases.ts';
import { measureThroughput, measureLatencies } from './bench-content/measurements.ts';
import { percentile } from './bench/percentile.ts';
import { sendMixedRequests } from './bench-content/mixed-requests.ts';
import { assertSearchResults, createListQuery, createRedirectQuery, searchQueries, findCursorBeforePage } from './bench-content/queries.ts';
import { REQUEST_NUMBER } from './bench-content/request-number.ts';
import { readPageQuery, sendQuery, startServiceProcess, type Service } from './bench-content/services.ts';
import { readMemory } from './process-memory.ts';

const SIZES = { small: 10_000, large: 100_000 };
/** Number of the page compared with the first page of a list. */
const DEEP_PAGE = 5_000;
const CONNECTIONS = 16;
const MIXED_REQUESTS = 100_000;
const goals = { homeMs: 6, growth: 1.2, searchMs: 60, perSecond: 400, missesPerSecond: 150, missMs: 10, residentMb: 350 };

type ResultRow = { label: string; value: string; goal?: string; isMet?: boolean };
let areAllMet = true;
const cleanups: (() => Promise<void>)[] = [];

async function startBenchService(databases: Databases, databaseUrl: string, usesResponseCache: boolean): Promise<Service> {
  const service = await startServiceProcess({ databaseUrl, dataDir: databases.dataDir, mediaDir, usesResponseCache });
  cleanups.push(service.stop);
  return service;
}

/** Prints each result when it is known, because the whole run takes half an hour. */
function report(...rows: readonly ResultRow[]): void {
  for (const { label, value, goal, isMet = true } of rows) {
    areAllMet &&= isMet;
    console.log(`${label.padEnd(70)}${value.padStart(10)}${goal === undefined ? '' : `   ${goal}: ${isMet ? 'met' : 'MISSED'}`}`);
  }
}

const formatMilliseconds = (value: number) => `${value.toFixed(2)} ms`;

/** @param maxMs goal for the first median */
function addComparison(label: string, names: readonly [string, string], times: readonly number[][], maxMs?: number): void {
  const [first = Number.NaN, second = Number.NaN] = times.map((each) => percentile(each, 0.5));
  const ratio = second / first;
  report(
    {
      label: `${label}, ${names[0]}`,
      value: formatMilliseconds(first),
      ...(maxMs !== undefined && { goal: `at most ${maxMs} ms`, isMet: first <= maxMs }),
    },
    { label: `${label}, ${names[1]}`, value: formatMilliseconds(second) },
    { label: '  ratio of the medians', value: ratio.toFixed(2), goal: `at most ${goals.growth}`, isMet: ratio <= goals.growth },
  );
}

/** Both services read everything from the database for each request. */
async function measureGrowth(small: Service, large: Service): Promise<void> {
  const query = readPageQuery('/');
  const home = await measureLatencies(
    [small, large].map(({ url }) => ({ url, body: query })),
    { warmUp: 60, rounds: 150 },
  );
  addComparison('home query without caches', [`${SIZES.small} nodes`, `${SIZES.large} nodes`], home, goals.homeMs);
  const cursor = await findCursorBeforePage(large.url, DEEP_PAGE);
  const pages = await measureLatencies(
    [createListQuery(null), createListQuery(cursor)].map((query) => ({ url: large.url, body: query })),
    { warmUp: 60, rounds: 400 },
  );
  addComparison('cursor pagination', ['page 1', `page ${DEEP_PAGE}`], pages);
}

async function measureSearch(large: Service): Promise<void> {
  await assertSearchResults(large.url);
  const times = await measureLatencies(
    searchQueries.map((query) => ({ url: large.url, body: query })),
    { warmUp: 3, rounds: 30 },
  );
  const all = times.flat();
  const p95 = percentile(all, 0.95);
  report(
    { label: `property search with facets, ${SIZES.large} properties, median`, value: formatMilliseconds(percentile(all, 0.5)) },
    { label: `  p95 of ${all.length}`, value: formatMilliseconds(p95), goal: `at most ${goals.searchMs} ms`, isMet: p95 <= goals.searchMs },
    { label: '  median of the slowest query', value: formatMilliseconds(Math.max(...times.map((each) => percentile(each, 0.5)))) },
  );
}

/** Numbered requests are not in the response cache of the service `cached`, but share their reads. The service `uncached` reads everything from the database. */
async function measureLoad(cached: Service, uncached: Service): Promise<void> {
  const body = readPageQuery('/');
  const number = (text: string | number) => ({ ...body, variables: { ...body.variables, number: text } });
  const targets = {
    hits: { url: cached.url, body },
    misses: { url: cached.url, body: number(REQUEST_NUMBER) },
    uncached: { url: uncached.url, body },
  };
  const rates: Record<keyof typeof targets, number[]> = { hits: [], misses: [], uncached: [] };
  for (let round = 0; round < 4; round += 1) {
    for (const name of ['hits', 'misses', 'uncached'] as const) {
      const rate = await measureThroughput(targets[name], 3, CONNECTIONS);
      // The first round is a warm-up.
      if (round > 0) rates[name].push(rate);
    }
  }
  const times: number[] = [];
  for (let count = 0; count < 200; count += 1) times.push((await sendQuery(cached.url, number(-count))).ms);
  const addRate = (label: string, name: keyof typeof targets, minimum?: number) => {
    const rate = percentile(rates[name], 0.5);
    report({ label, value: rate.toFixed(0), ...(minimum !== undefined && { goal: `at least ${minimum}`, isMet: rate >= minimum }) });
  };
  addRate('home queries per second, one process, with response cache', 'hits', goals.perSecond);
  addRate('  not in the response cache', 'misses', goals.missesPerSecond);
  const ms = percentile(times, 0.5);
  report({ label: '  median latency', value: formatMilliseconds(ms), goal: `at most ${goals.missMs} ms`, isMet: ms <= goals.missMs });
  addRate('  without response cache and shared reads', 'uncached');
}

/** Each request has another path, two thirds of which have a redirect, so no response is cached. */
async function measureRedirects(databases: Databases): Promise<void> {
  const sizes = [10_000, 20_000];
  const times: number[][] = [];
  for (const [position, size] of sizes.entries()) {
    await databases.addRedirects({ from: sizes[position - 1] ?? 0, to: size });
    const service = await startBenchService(databases, databases.small, true);
    const measured: number[] = [];
    for (let number = 0; number < 450; number += 1)
      measured.push((await sendQuery(service.url, createRedirectQuery(getLookupPath(number)))).ms);
    // The first request compiles the expressions. It and the next ones are a warm-up.
    report({ label: `first lookup of a redirect, ${size} redirects`, value: formatMilliseconds(measured[0] ?? Number.NaN) });
    times.push(measured.slice(50));
    await service.stop();
  }
  addComparison('redirect of a path', [`${sizes[0]} redirects`, `${sizes[1]} redirects`], times);
}

async function measureMemory(service: Service): Promise<void> {
  await sendMixedRequests(service.url, MIXED_REQUESTS);
  const residentMb = readMemory(service.pid)?.residentMb ?? Number.NaN;
  report({
    label: `resident memory after ${MIXED_REQUESTS} mixed requests`,
    value: `${residentMb.toFixed(0)} MB`,
    goal: `at most ${goals.residentMb} MB`,
    isMet: residentMb <= goals.residentMb,
  });
}

const logStep = (text: string) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`);

const parts = ['growth', 'redirects', 'load', 'memory', 'search'] as const;
type Part = (typeof parts)[number];

function parseParts(): ReadonlySet<Part> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}. Choose from: ${parts.join(', ')}.`);
  return new Set(positionals.length === 0 ? parts : parts.filter((part) => positionals.includes(part)));
}

const measured = parseParts();
try {
  logStep('Creating databases …');
  const databases = await createDatabases(SIZES);
  cleanups.push(databases.stop);
  const large = await startBenchService(databases, databases.large, false);
  if (measured.has('growth')) {
    logStep('Measuring the home query and cursor pagination …');
    await measureGrowth(await startBenchService(databases, databases.small, false), large);
  }
  if (measured.has('redirects')) {
    logStep('Measuring redirects …');
    await measureRedirects(databases);
  }
  const startCached = () => startBenchService(databases, databases.large, true);
  if (measured.has('load')) {
    logStep('Measuring throughput …');
    await measureLoad(await startCached(), large);
  }
  if (measured.has('memory')) {
    logStep(`Measuring memory, by ${MIXED_REQUESTS} requests …`);
    await measureMemory(await startCached());
  }
  if (measured.has('search')) {
    logStep(`Adding properties, up to ${SIZES.large} …`);
    await databases.addContent({ properties: SIZES.large, posts: 0 });
    logStep('Measuring the property search …');
    await measureSearch(large);
  }
  process.exitCode = areAllMet ? 0 : 1;
} finally {
  for (const stop of cleanups.toReversed()) await stop();
}
