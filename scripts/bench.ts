/**
 * `npm run bench`: measures the latency of the home page query, and then the throughput of a cached page served by the document server, by
 * `next start` and by nginx with precompressed files, in alternating rounds. `npm run bench -- /markets/` measures another page. The exit code is 1
 * if a goal is missed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../lib/env/env.ts';
import { CpuUsage } from './bench/cpu-cores.ts';
import { createLoadGenerator } from './bench/load-generator.ts';
import { startNginx } from './bench/nginx.ts';
import { measureHomeQueryLatencies } from './bench/home-query.ts';
import { startContent, startDocumentServer, startNext } from './bench/servers.ts';
import { measureStyles, prepareTarget, type BenchTarget } from './bench/target.ts';
import { buildIfChanged } from './start/build.ts';
import { createCommandSession } from './start/session.ts';

/** Minimum throughput of the document server relative to another server. */
const goals = [
  { server: 'next start', minRatio: 20 },
  { server: 'nginx', minRatio: 0.3 },
];

/** Maximum median latency of the home page query, in milliseconds. */
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

const { session, stop } = createCommandSession();

let isHomeQueryGoalMet = false;

async function measureHomeQuery(settings: Readonly<Record<string, string>>): Promise<boolean> {
  const times = await measureHomeQueryLatencies(`http://127.0.0.1:${settings['CONTENT_PORT']}/graphql`);
  const medianMs = median(times);
  const isMet = medianMs <= HOME_QUERY_GOAL_MS;
  console.log(
    `Home page query: ${medianMs.toFixed(1)} ms (median of ${times.length} requests), goal ${HOME_QUERY_GOAL_MS} ms: ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

async function startTargets(): Promise<BenchTarget[]> {
  console.log('Building the site and starting the content service …');
  await buildIfChanged(project, { ...readEnv(), NODE_ENV: 'production', CATALOGUE: false }, session);
  const settings = await startContent(project, session);
  isHomeQueryGoalMet = await measureHomeQuery(settings);
  const documentServer = await prepareTarget('document server', await startDocumentServer(project, settings, session), page);
  const targets = [documentServer, await prepareTarget('next start', await startNext(project, settings, session), page)];
  const nginx = await startNginx(documentServer, session);
  if (nginx === undefined)
    console.log('nginx is not installed, so the comparison with it is skipped (Debian: apt-get install nginx-light).');
  else targets.push(await prepareTarget(nginx.name, nginx.url, page, nginx.encoding));
  return targets;
}

async function measure(targets: readonly BenchTarget[]): Promise<Map<BenchTarget, number[]>> {
  const load = await createLoadGenerator(connections);
  const cores = new CpuUsage();
  console.log(
    `\n${page} over ${connections} connections, ${rounds} rounds of ${seconds} s each, load by ${load.name}${cores.description}\n`,
  );
  const results = new Map<BenchTarget, number[]>(targets.map((target) => [target, []]));
  for (const target of targets) await load.run(target, 1);
  for (let round = 1; round <= rounds; round++) {
    for (const target of targets) {
      const before = cores.read();
      const perSecond = await load.run(target, seconds);
      results.get(target)?.push(perSecond);
      console.log(
        `${String(round).padStart(2)}  ${target.name.padEnd(24)}${formatThousands(perSecond)} requests/s${cores.formatUsageSince(before)}`,
      );
    }
  }
  return results;
}

function printSummary(results: ReadonlyMap<BenchTarget, readonly number[]>): boolean {
  const [first, ...others] = [...results].map(([target, values]) => ({ target, median: median(values) }));
  if (first === undefined) return false;
  console.log('\nMedian throughput, and size of one response (header and body)');
  for (const { target, median: value } of [first, ...others]) {
    console.log(
      `    ${target.name.padEnd(24)}${formatThousands(value)} requests/s  ${formatThousands(target.bytes)} bytes${target.encoding === 'identity' ? '' : ` ${target.encoding}`}`,
    );
  }
  const { raw, brotli } = measureStyles(first.target);
  console.log(`\nCSS in the document: ${formatThousands(raw).trim()} bytes, ${formatThousands(brotli).trim()} compressed with Brotli\n`);
  let areGoalsMet = true;
  for (const { target, median: value } of others) {
    const ratio = first.median / value;
    const goal = goals.find(({ server }) => target.name.startsWith(server));
    const isMet = goal === undefined || ratio >= goal.minRatio;
    areGoalsMet &&= isMet;
    console.log(
      `${first.target.name} is ${ratio.toFixed(2)} times ${target.name}${goal === undefined ? '' : `, goal ${goal.minRatio}: ${isMet ? 'met' : 'MISSED'}`}`,
    );
  }
  return areGoalsMet;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function formatThousands(value: number): string {
  return Math.round(value).toLocaleString('en-US').padStart(9);
}

try {
  const areGoalsMet = printSummary(await measure(await startTargets()));
  process.exitCode = areGoalsMet && isHomeQueryGoalMet ? 0 : 1;
} finally {
  await stop();
}
