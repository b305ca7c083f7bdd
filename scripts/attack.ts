/**
 * `npm run attack`: attacks the product with hostile queries, floods, slow clients and fuzzed requests, and prints the effect of each attack on memory and on
 * another visitor. Starts an instance of its own, or attacks the running one at `--site` and `--content`. Only loopback addresses are accepted. The exit code
 * is 1 if a limit is exceeded. The same seed sends the same requests.
 */
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperationalError } from '../lib/process/operational-error.ts';
import { sendOnce } from './attack/attack.ts';
import { selectAttacks } from './attack/attacks.ts';
import { parseLoopbackUrl } from './attack/loopback.ts';
import { createProcessFinder } from './attack/processes.ts';
import { startProduct } from './attack/product.ts';
import { formatResult } from './attack/report.ts';
import { defaultLimits, runAttack } from './attack/run-attack.ts';
import { findTarget } from './attack/target.ts';

const { values } = parseArgs({
  options: {
    /** Prefixes of names, separated by commas: `graphql,fuzz-site`. */
    only: { type: 'string', default: '' },
    /** Limit for each attack. */
    seconds: { type: 'string' },
    /** For all attacks together, divided in proportion to their own limits. */
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
    site: { type: 'string' },
    content: { type: 'string' },
    'admin-password': { type: 'string' },
    'data-folder': { type: 'string', default: path.resolve(import.meta.dirname, '..', '.data', 'attack') },
    'visitor-address': { type: 'string', default: '127.9.0.9' },
    list: { type: 'boolean', default: false },
    /** A file with a request, as the report names it. It is sent to `--site` instead of an attack. */
    repeat: { type: 'string' },
  },
});

const DEFAULT_SECONDS = 10;

/** With `--requests`, the number of requests decides when an attack ends, not the time. */
const MAX_SECONDS = 3 * 3600;

async function run(): Promise<boolean> {
  const attacks = selectAttacks(values.only);
  if (values.list) {
    console.log(attacks.map(({ name, description }) => `${name.padEnd(28)}${description}`).join('\n'));
    return true;
  }
  const given = values.site === undefined ? undefined : parseLoopbackUrl('--site', values.site);
  if (given && values.repeat !== undefined) return await repeatRequest(given, values.repeat);
  const givenContent = given && parseLoopbackUrl('--content', values.content ?? 'http://127.0.0.1:4000');
  const dataFolder = path.resolve(values['data-folder']);
  const product =
    given && givenContent
      ? { site: given, content: givenContent, adminPassword: values['admin-password'] }
      : await startProduct(dataFolder);
  const stop = async () => ('stop' in product ? await product.stop() : undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    const target = await findTarget({
      site: product.site,
      content: product.content,
      graphqlPath: '/graphql',
      adminPassword: product.adminPassword,
    });
    const findProcesses = createProcessFinder([product.site, product.content]);
    const problemFolder = path.join(dataFolder, 'problems');
    rmSync(problemFolder, { recursive: true, force: true });
    const defaultRequests = attacks.reduce((sum, { maxRequests }) => sum + maxRequests, 0);
    const failed: string[] = [];
    const [load = 0] = loadavg();
    if (load > availableParallelism())
      console.log(
        `The load of this machine is ${load.toFixed(1)} on ${availableParallelism()} CPU cores, so the measured latencies will be too high.\n`,
      );
    for (const attack of attacks) {
      const result = await runAttack(attack, {
        target,
        findProcesses,
        seed: Number(values.seed),
        seconds: Number(values.seconds ?? (values.requests === undefined ? (attack.seconds ?? DEFAULT_SECONDS) : MAX_SECONDS)),
        requests: values.requests === undefined ? undefined : Math.ceil((Number(values.requests) * attack.maxRequests) / defaultRequests),
        visitorAddress: values['visitor-address'],
        limits: defaultLimits,
      });
      console.log(`${formatResult(result, problemFolder)}\n`);
      if (result.failures.length > 0) failed.push(attack.name);
    }
    console.log(
      `${attacks.length - failed.length} of ${attacks.length} attacks passed${failed.length === 0 ? '' : `; failed: ${failed.join(', ')}`}`,
    );
    return failed.length === 0;
  } finally {
    await stop();
  }
}

async function repeatRequest(url: URL, file: string): Promise<boolean> {
  const outcome = await sendOnce(url, { bytes: readFileSync(file), isHead: false, isComplete: true });
  console.log(`${outcome.kind} after ${Math.round(outcome.ms)} ms`);
  if (outcome.kind === 'response') console.log(`${outcome.response.head}\n\n${outcome.response.body.toString().slice(0, 2000)}`);
  return outcome.kind === 'response';
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof OperationalError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
