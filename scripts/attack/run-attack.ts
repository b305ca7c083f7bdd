/** Runs one attack and measures the product during it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, DEFAULT_MAX_RESPONSE_MS, type Target } from './attack.ts';
import { MemoryWatch, type RoleMemory } from './memory-watch.ts';
import { listLost, type ProductProcess } from './processes.ts';
import { Random } from './random.ts';
import { Tally } from './tally.ts';
import { visitPages } from './target.ts';
import { startVisitor } from './visitor.ts';
import type { VisitorFigures } from './visitor-messages.ts';

/** Limits of every attack. */
export interface Limits {
  memoryMb: number;
  /** For pages in the site's cache. */
  pagesP99Ms: number;
  /** For a small query, which waits for its turn behind the queries of an attack. */
  graphqlP99Ms: number;
  /** Highest ratio between the memory at the end and at the beginning of a long attack. */
  growth: number;
}

export const defaultLimits: Limits = { memoryMb: 600, pagesP99Ms: 1000, graphqlP99Ms: 5000, growth: 1.3 };

export interface RunOptions {
  target: Target;
  findProcesses: () => ProductProcess[];
  seed: number;
  seconds: number;
  /** Replaces the default of the attack. */
  requests?: number | undefined;
  /** Address of the other visitor. */
  visitorAddress: string;
  limits: Limits;
  /** Multiplies the time limits of responses, on a slow machine. */
  timeScale?: number;
}

export interface AttackResult {
  attack: Attack;
  tally: Tally;
  seconds: number;
  memory: readonly RoleMemory[];
  visitor: VisitorFigures;
  /** A sentence for each exceeded limit. Empty if the attack passed. */
  failures: readonly string[];
}

/** Pages that the other visitor requests. They are in the cache before the attack begins. */
const VISITED_PAGE_COUNT = 5;

/** The visitor keeps measuring for a moment, so that work left over from the attack counts. */
const MEASURE_AFTER_MS = 1000;

export async function runAttack(attack: Attack, options: RunOptions): Promise<AttackResult> {
  const { target, findProcesses, timeScale = 1 } = options;
  const visitedPages = target.pages.slice(0, VISITED_PAGE_COUNT);
  attack.prepare?.();
  await visitPages(target, visitedPages);
  const before = findProcesses();
  const memoryWatch = new MemoryWatch(findProcesses);
  const stopVisitor = startVisitor({
    pages: visitedPages.map((page) => new URL(page, target.site).href),
    graphqlUrl: new URL(target.graphqlPath, target.content).href,
    localAddress: options.visitorAddress,
  });
  const tally = new Tally((attack.maxResponseMs ?? DEFAULT_MAX_RESPONSE_MS) * timeScale);
  const started = performance.now();
  await attack.run({
    target,
    random: new Random(options.seed),
    tally,
    maxRequests: options.requests ?? attack.maxRequests,
    endsAt: started + options.seconds * 1000,
  });
  const seconds = (performance.now() - started) / 1000;
  await sleep(MEASURE_AFTER_MS);
  const visitor = await stopVisitor();
  const memory = memoryWatch.stop();
  const result = { attack, tally, seconds, memory, visitor };
  const failures = [
    ...listFailures(result, listLost(before), options.limits),
    ...listAttackFailures(attack, tally, memory, options.requests),
  ];
  return { ...result, failures };
}

function listFailures(
  { tally, memory, visitor }: Omit<AttackResult, 'failures'>,
  lost: readonly ProductProcess[],
  limits: Limits,
): string[] {
  const failures = lost.map(({ role, pid }) => `The process ${pid} (${role}) has ended.`);
  for (const { role, peakMb, growth } of memory) {
    if (peakMb > limits.memoryMb) failures.push(`The memory of ${role} reached ${Math.round(peakMb)} MB (limit ${limits.memoryMb} MB).`);
    if (growth !== undefined && growth > limits.growth)
      failures.push(`The memory of ${role} grew ${growth.toFixed(2)} times (limit ${limits.growth}).`);
  }
  for (const name of ['pages', 'graphql'] as const) {
    const figures = visitor[name];
    const limitMs = limits[`${name}P99Ms`];
    if (figures.p99Ms > limitMs)
      failures.push(`Another visitor's p99 for ${name} was ${Math.round(figures.p99Ms)} ms (limit ${Math.round(limitMs)} ms).`);
    const errors = Object.entries(figures.failures).map(([status, count]) => `${count} × ${status}`);
    if (errors.length > 0) failures.push(`Another visitor received ${errors.join(', ')} of ${figures.count} for ${name}.`);
  }
  if (tally.problemCount > 0) failures.push(`${tally.problemCount} problems with responses.`);
  return failures;
}

/**
 * Checks the limits that belong to the attack.
 * @param requests replaces the number of requests of the attack
 */
export function listAttackFailures(
  { maxRequests, mustSendAll = false, maxGrowthMb = Infinity }: Attack,
  { requestCount }: Pick<Tally, 'requestCount'>,
  memory: readonly Pick<RoleMemory, 'role' | 'startMb' | 'endMb'>[],
  requests = maxRequests,
): string[] {
  const failures = memory
    .filter(({ startMb, endMb }) => endMb - startMb > maxGrowthMb)
    .map(({ role, startMb, endMb }) => `The memory of ${role} grew by ${Math.round(endMb - startMb)} MB (limit ${maxGrowthMb} MB).`);
  if (mustSendAll && requestCount < requests) failures.push(`Only ${requestCount} of ${requests} requests were sent.`);
  return failures;
}
