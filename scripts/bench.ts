/**
 * `npm run bench`: how long the content service takes for the home page's own question; then how many times a second a finished page is answered,
 * by the document server, by `next start` and by nginx with precompressed files, alternated in rounds. `npm run bench -- /markets/` measures another page than the home page. Ends with code 1 when a goal is missed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../lib/env/env.ts';
import { Cores } from './bench/cores.ts';
import { createLoad } from './bench/load.ts';
import { startNginx } from './bench/nginx.ts';
import { timeHomeQuery } from './bench/home-query.ts';
import { startContent, startDocumentServer, startNext } from './bench/servers.ts';
import { measureStyles, readTarget, type Target } from './bench/target.ts';
import { buildWhenChanged } from './start/build.ts';
import type { Session } from './start/session.ts';

/** The document server has to reach this share of each of them. */
const goals = [
  { than: 'next start', least: 20 },
  { than: 'nginx', least: 0.3 },
];

/** Milliseconds the content service may take for the home page's own question, in the median. */
const HOME_QUERY_GOAL_MS = 15;

const project = path.resolve(import.meta.dirname, '..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
  },
});
const page = positionals[0] ?? '/';
const [rounds, seconds, connections] = [Number(values.rounds), Number(values.seconds), Number(values.connections)];

const stops: (() => Promise<void>)[] = [];
const session: Session = { ending: false, check: () => {}, defer: (stop) => void stops.push(stop), fail: (error) => console.error(error) };

let homeQueryMet = false;

async function measureHomeQuery(settings: Readonly<Record<string, string>>): Promise<boolean> {
  const times = await timeHomeQuery(`http://127.0.0.1:${settings['CONTENT_PORT']}/graphql`);
  const middle = median(times);
  const met = middle <= HOME_QUERY_GOAL_MS;
  console.log(
    `The content service answers the home page's question in ${middle.toFixed(1)} ms (median of ${times.length}), goal ${HOME_QUERY_GOAL_MS}: ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

async function startTargets(): Promise<Target[]> {
  console.log('Building the site and starting the content service …');
  await buildWhenChanged(project, { ...readEnv(), NODE_ENV: 'production', CATALOGUE: false }, session);
  const settings = await startContent(project, session);
  homeQueryMet = await measureHomeQuery(settings);
  const ours = await readTarget('document server', await startDocumentServer(project, settings, session), page);
  const targets = [ours, await readTarget('next start', await startNext(project, settings, session), page)];
  const nginx = await startNginx(ours, session);
  if (nginx === undefined) console.log('nginx is not installed, so there is no comparison with it (Debian: apt-get install nginx-light).');
  else targets.push(await readTarget(nginx.name, nginx.url, page, nginx.encoding));
  return targets;
}

async function measure(targets: readonly Target[]): Promise<Map<Target, number[]>> {
  const load = await createLoad(connections);
  const cores = new Cores();
  console.log(
    `\n${page} over ${connections} connections, ${rounds} rounds of ${seconds} s each, load by ${load.name}${cores.description}\n`,
  );
  const results = new Map<Target, number[]>(targets.map((target) => [target, []]));
  for (const target of targets) await load.run(target, 1);
  for (let round = 1; round <= rounds; round++) {
    for (const target of targets) {
      const before = cores.read();
      const perSecond = await load.run(target, seconds);
      results.get(target)?.push(perSecond);
      console.log(`${String(round).padStart(2)}  ${target.name.padEnd(24)}${thousands(perSecond)} requests/s${cores.since(before)}`);
    }
  }
  return results;
}

function summarise(results: ReadonlyMap<Target, readonly number[]>): boolean {
  const [first, ...others] = [...results].map(([target, values]) => ({ target, median: median(values) }));
  if (first === undefined) return false;
  console.log('\nMedian, and bytes of one answer (head and body)');
  for (const { target, median: value } of [first, ...others]) {
    console.log(
      `    ${target.name.padEnd(24)}${thousands(value)} requests/s  ${thousands(target.bytes)} bytes${target.encoding === 'identity' ? '' : ` ${target.encoding}`}`,
    );
  }
  const { whole, brotli } = measureStyles(first.target);
  console.log(`\nStyles in the document: ${thousands(whole).trim()} bytes, ${thousands(brotli).trim()} in brotli\n`);
  let met = true;
  for (const { target, median: value } of others) {
    const ratio = first.median / value;
    const goal = goals.find(({ than }) => target.name.startsWith(than));
    const ok = goal === undefined || ratio >= goal.least;
    met &&= ok;
    console.log(
      `${first.target.name} is ${ratio.toFixed(2)} times ${target.name}${goal === undefined ? '' : `, goal ${goal.least}: ${ok ? 'met' : 'MISSED'}`}`,
    );
  }
  return met;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en-US').padStart(9);
}

try {
  const met = summarise(await measure(await startTargets()));
  process.exitCode = met && homeQueryMet ? 0 : 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
