/** Kills the processes of a running product one after the other, during reads and writes, and checks that nothing is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcesses, signalAll } from './processes.ts';
import type { Product, RunningProduct } from './product.ts';
import { startReader, type ReadCounts, type Reader } from './reader.ts';
import { startWriter, type Writer } from './writer.ts';

/** What a round kills. `group` kills every process at once, like a power failure; `stop` sends SIGTERM to every process of the product, twice. */
export const targets = ['content service', 'postmaster', 'backend', 'site', 'supervisor', 'group', 'stop'] as const;
export type DrillTarget = (typeof targets)[number];

export interface DrillOptions {
  product: Product;
  rounds: number;
  /** No round begins after this time. */
  minutes: number;
  log: (line: string) => void;
}

export interface DrillResult {
  acknowledgedWrites: number;
  refusedWrites: number;
  whileUp: ReadCounts;
  whileDown: ReadCounts;
  /** Milliseconds from each kill until a write was acknowledged and every page was read. */
  recoveries: { target: DrillTarget; ms: number }[];
  /** Lost or incomplete writes, failed requests for pages that were requested before, and starts that needed a manual step. */
  problems: string[];
}

/** Writes that must be acknowledged after a kill before the next round. */
const WRITES_PER_ROUND = 8;
const RECOVERY_TIMEOUT_MS = 120_000;

export async function runKillDrill({ product, rounds, minutes, log }: DrillOptions): Promise<DrillResult> {
  let running = await product.start();
  const recoveries: DrillResult['recoveries'] = [];
  const problems: string[] = [];
  const writer = await startWriter(product);
  const reader = await startReader(product.siteUrl);
  const deadline = performance.now() + minutes * 60_000;
  try {
    for (let round = 0; round < rounds && performance.now() < deadline; round += 1) {
      const target = targets[round % targets.length] ?? 'group';
      await waitForWrites(writer, running);
      const startedAt = performance.now();
      running = await killAndRecover(target, product, running, reader, problems);
      await waitForWrites(writer, running);
      const ms = performance.now() - startedAt;
      recoveries.push({ target, ms });
      log(
        `Round ${round + 1}: ${target}, recovered in ${(ms / 1000).toFixed(1)} s; ${writer.acknowledged()} writes, ${reader.whileUp.requests} reads`,
      );
    }
    await writer.stop();
    await reader.stop();
    problems.push(...(await writer.findProblems()), ...reader.errors);
  } finally {
    reader.expectOutage();
    signalAll([running.pid], 'SIGTERM');
    await running.ended;
    await Promise.all([writer.stop(), reader.stop()]);
  }
  const { whileUp, whileDown } = reader;
  return { acknowledgedWrites: writer.acknowledged(), refusedWrites: writer.refused(), whileUp, whileDown, recoveries, problems };
}

async function killAndRecover(
  target: DrillTarget,
  product: Product,
  running: RunningProduct,
  reader: Reader,
  problems: string[],
): Promise<RunningProduct> {
  const processes = findProcesses(running.pid);
  switch (target) {
    case 'content service':
      signalAll([processes.content], 'SIGKILL');
      return running;
    case 'postmaster':
      signalAll([processes.postmaster], 'SIGKILL');
      return running;
    case 'backend':
      signalAll(processes.backends.slice(0, 1), 'SIGKILL');
      return running;
    case 'site':
      reader.expectOutage();
      signalAll([processes.site], 'SIGKILL');
      await waitForNewSite(running, processes.site);
      await reader.expectPages();
      return running;
    case 'supervisor':
    case 'group':
      reader.expectOutage();
      signalAll(target === 'group' ? processes.all : [running.pid], 'SIGKILL');
      await running.ended;
      break;
    case 'stop':
      reader.expectOutage();
      signalAll(processes.all, 'SIGTERM');
      await sleep(50);
      signalAll(processes.all, 'SIGTERM');
      if ((await running.ended) !== 0) problems.push(`SIGTERM ended the product with an error:\n${running.output().slice(-2000)}`);
      break;
  }
  const next = await product.start();
  await reader.expectPages();
  return next;
}

async function waitForNewSite({ pid }: RunningProduct, previous: number): Promise<void> {
  const findSite = () => {
    try {
      return findProcesses(pid).site;
    } catch {
      return previous;
    }
  };
  const deadline = performance.now() + RECOVERY_TIMEOUT_MS;
  while (findSite() === previous) {
    if (performance.now() > deadline) throw new Error('The site was not restarted.');
    await sleep(50);
  }
}

async function waitForWrites(writer: Writer, { output }: RunningProduct): Promise<void> {
  const enough = writer.acknowledged() + WRITES_PER_ROUND;
  const deadline = performance.now() + RECOVERY_TIMEOUT_MS;
  while (writer.acknowledged() < enough) {
    if (performance.now() > deadline)
      throw new Error(`No write was acknowledged for ${RECOVERY_TIMEOUT_MS / 1000} s:\n${output().slice(-5000)}`);
    await sleep(20);
  }
}
