/**
 * `npm run bench:content`: measures how the latency of the content service grows with the amount of content, and its throughput. It creates its own
 * databases in a temporary folder and uses free ports. The exit code is 1 if a goal is missed.
 */
import { createDatabases, mediaDir, type Databases } from './bench-content/databases.ts';
import { measureThroughput, measureLatencies } from './bench-content/measurements.ts';
import { percentile } from './bench/percentile.ts';
import { createListQuery, searchQueries, findCursorBeforePage } from './bench-content/queries.ts';
import { readHomeQuery, startServiceProcess, type Service } from './bench-content/services.ts';

const SIZES = { small: 10_000, large: 100_000 };
/** Number of the page compared with the first page of a list. */
const DEEP_PAGE = 5_000;
const CONNECTIONS = 16;
const goals = { growth: 1.2, searchMs: 60, perSecond: 400 };

type ResultRow = { label: string; value: string; goal?: string; isMet?: boolean };
const rows: ResultRow[] = [];
const cleanups: (() => Promise<void>)[] = [];

async function startBenchService(databases: Databases, databaseUrl: string, usesResponseCache: boolean): Promise<Service> {
  const service = await startServiceProcess({ databaseUrl, dataDir: databases.dataDir, mediaDir, usesResponseCache });
  cleanups.push(service.stop);
  return service;
}

const formatMilliseconds = (value: number) => `${value.toFixed(2)} ms`;

function addComparison(label: string, names: readonly [string, string], times: readonly number[][]): void {
  const [first = Number.NaN, second = Number.NaN] = times.map((each) => percentile(each, 0.5));
  const ratio = second / first;
  rows.push(
    { label: `${label}, ${names[0]}`, value: formatMilliseconds(first) },
    { label: `${label}, ${names[1]}`, value: formatMilliseconds(second) },
    { label: '  ratio of the medians', value: ratio.toFixed(2), goal: `at most ${goals.growth}`, isMet: ratio <= goals.growth },
  );
}

async function measureGrowth(small: Service, large: Service): Promise<void> {
  const query = readHomeQuery();
  const home = await measureLatencies(
    [small, large].map(({ url }) => ({ url, body: query })),
    { warmUp: 60, rounds: 150 },
  );
  addComparison('home query', [`${SIZES.small} nodes`, `${SIZES.large} nodes`], home);
  const cursor = await findCursorBeforePage(large.url, DEEP_PAGE);
  const pages = await measureLatencies(
    [createListQuery(null), createListQuery(cursor)].map((query) => ({ url: large.url, body: query })),
    { warmUp: 60, rounds: 400 },
  );
  addComparison('cursor pagination', ['page 1', `page ${DEEP_PAGE}`], pages);
}

async function measureSearch(large: Service): Promise<void> {
  const times = await measureLatencies(
    searchQueries.map((query) => ({ url: large.url, body: query })),
    { warmUp: 3, rounds: 30 },
  );
  const all = times.flat();
  const p95 = percentile(all, 0.95);
  rows.push(
    { label: `property search with facets, ${SIZES.large} properties, median`, value: formatMilliseconds(percentile(all, 0.5)) },
    { label: `  p95 of ${all.length}`, value: formatMilliseconds(p95), goal: `at most ${goals.searchMs} ms`, isMet: p95 <= goals.searchMs },
    { label: '  median of the slowest query', value: formatMilliseconds(Math.max(...times.map((each) => percentile(each, 0.5)))) },
  );
}

async function measureLoad(cached: Service, uncached: Service): Promise<void> {
  const body = readHomeQuery();
  const rates: Record<'cached' | 'uncached', number[]> = { cached: [], uncached: [] };
  for (let round = 0; round < 4; round += 1) {
    const measured = {
      cached: await measureThroughput({ url: cached.url, body }, 3, CONNECTIONS),
      uncached: await measureThroughput({ url: uncached.url, body }, 3, CONNECTIONS),
    };
    // The first round is a warm-up.
    if (round > 0) for (const name of ['cached', 'uncached'] as const) rates[name].push(measured[name]);
  }
  const perSecond = percentile(rates.cached, 0.5);
  rows.push(
    {
      label: 'home queries per second, one process, with response cache',
      value: perSecond.toFixed(0),
      goal: `at least ${goals.perSecond}`,
      isMet: perSecond >= goals.perSecond,
    },
    { label: '  without response cache', value: percentile(rates.uncached, 0.5).toFixed(0) },
  );
}

function printResults(): void {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  for (const { label, value, goal, isMet } of rows)
    console.log(`${label.padEnd(width)}${value.padStart(10)}${goal === undefined ? '' : `   ${goal}: ${isMet ? 'met' : 'MISSED'}`}`);
}

const logStep = (text: string) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`);

try {
  logStep('Creating databases …');
  const databases = await createDatabases(SIZES);
  cleanups.push(databases.stop);
  const [small, large] = [
    await startBenchService(databases, databases.small, false),
    await startBenchService(databases, databases.large, false),
  ];
  logStep('Measuring the home query and cursor pagination …');
  await measureGrowth(small, large);
  logStep('Measuring throughput …');
  await measureLoad(await startBenchService(databases, databases.large, true), large);
  logStep(`Adding properties, up to ${SIZES.large} …`);
  await databases.addContent({ properties: SIZES.large, posts: 0 });
  logStep('Measuring the property search …');
  await measureSearch(large);
  logStep('Done.');
  printResults();
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  for (const stop of cleanups.toReversed()) await stop();
}
