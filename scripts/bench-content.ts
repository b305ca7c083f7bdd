/**
 * `npm run bench:content`: whether the content service stays as quick when content grows, and how much it answers. Makes databases of its own in a folder that
 * goes with them, on ports that are free. Ends with code 1 when a goal is missed.
 */
import { makeDatabases, mediaDir, type Databases } from './bench-content/databases.ts';
import { countPerSecond, percentile, timeByTurns } from './bench-content/measures.ts';
import { listQuestion, searchQuestions, walkTo } from './bench-content/questions.ts';
import { homeQuestion, startService, type Service } from './bench-content/services.ts';

const SIZES = { small: 10_000, large: 100_000 };
const PAGE = 5_000;
const CONNECTIONS = 16;
const goals = { growth: 1.2, searchMs: 60, perSecond: 400 };

type Line = { what: string; value: string; goal?: string; met?: boolean };
const lines: Line[] = [];
const stops: (() => Promise<void>)[] = [];

async function serve(databases: Databases, databaseUrl: string, answerCache: boolean): Promise<Service> {
  const service = await startService({ databaseUrl, dataDir: databases.dataDir, mediaDir, answerCache });
  stops.push(service.stop);
  return service;
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

function compare(what: string, names: readonly [string, string], times: readonly number[][]): void {
  const [first = Number.NaN, second = Number.NaN] = times.map((each) => percentile(each, 0.5));
  const ratio = second / first;
  lines.push(
    { what: `${what}, ${names[0]}`, value: ms(first) },
    { what: `${what}, ${names[1]}`, value: ms(second) },
    { what: '  ratio of the medians', value: ratio.toFixed(2), goal: `at most ${goals.growth}`, met: ratio <= goals.growth },
  );
}

async function measureGrowth(small: Service, large: Service): Promise<void> {
  const question = homeQuestion();
  const home = await timeByTurns(
    [small, large].map(({ url }) => ({ url, question })),
    { warmUp: 60, rounds: 150 },
  );
  compare('home query', [`${SIZES.small} nodes`, `${SIZES.large} nodes`], home);
  const cursor = await walkTo(large.url, PAGE);
  const pages = await timeByTurns(
    [listQuestion(null), listQuestion(cursor)].map((page) => ({ url: large.url, question: page })),
    { warmUp: 60, rounds: 400 },
  );
  compare('cursor walk', ['page 1', `page ${PAGE}`], pages);
}

async function measureSearch(large: Service): Promise<void> {
  const times = await timeByTurns(
    searchQuestions.map((question) => ({ url: large.url, question })),
    { warmUp: 3, rounds: 30 },
  );
  const all = times.flat();
  const p95 = percentile(all, 0.95);
  lines.push(
    { what: `property search with facets, ${SIZES.large} properties, median`, value: ms(percentile(all, 0.5)) },
    { what: `  p95 of ${all.length}`, value: ms(p95), goal: `at most ${goals.searchMs} ms`, met: p95 <= goals.searchMs },
    { what: '  median of the slowest kind', value: ms(Math.max(...times.map((each) => percentile(each, 0.5)))) },
  );
}

async function measureLoad(kept: Service, unkept: Service): Promise<void> {
  const question = homeQuestion();
  const counts: Record<'kept' | 'unkept', number[]> = { kept: [], unkept: [] };
  for (let round = 0; round < 4; round += 1) {
    const found = {
      kept: await countPerSecond({ url: kept.url, question }, 3, CONNECTIONS),
      unkept: await countPerSecond({ url: unkept.url, question }, 3, CONNECTIONS),
    };
    // The first one warms up.
    if (round > 0) for (const name of ['kept', 'unkept'] as const) counts[name].push(found[name]);
  }
  const perSecond = percentile(counts.kept, 0.5);
  lines.push(
    {
      what: 'home queries per second, one process, kept answers',
      value: perSecond.toFixed(0),
      goal: `at least ${goals.perSecond}`,
      met: perSecond >= goals.perSecond,
    },
    { what: '  every answer made anew', value: percentile(counts.unkept, 0.5).toFixed(0) },
  );
}

function print(): void {
  const width = Math.max(...lines.map(({ what }) => what.length)) + 2;
  for (const { what, value, goal, met } of lines)
    console.log(`${what.padEnd(width)}${value.padStart(10)}${goal === undefined ? '' : `   ${goal}: ${met ? 'met' : 'MISSED'}`}`);
}

const step = (text: string) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`);

try {
  step('Making databases …');
  const databases = await makeDatabases(SIZES);
  stops.push(databases.stop);
  const [small, large] = [await serve(databases, databases.small, false), await serve(databases, databases.large, false)];
  step('Asking for the home page, and walking …');
  await measureGrowth(small, large);
  step('Counting answers per second …');
  await measureLoad(await serve(databases, databases.large, true), large);
  step(`Adding properties, up to ${SIZES.large} …`);
  await databases.enlarge({ properties: SIZES.large, posts: 0 });
  step('Searching for space …');
  await measureSearch(large);
  step('Done.');
  print();
  process.exitCode = lines.every(({ met }) => met !== false) ? 0 : 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
