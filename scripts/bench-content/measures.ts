/** What is measured: times of questions, alternated where they are compared, and answers per second. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadOrder } from './load-client.ts';
import { ask, type Question } from './services.ts';

export type Target = { url: string; question: Question };

/** Milliseconds of each answer. Targets are asked by turns, so that what else the machine does hits all of them alike. */
export async function timeByTurns(targets: readonly Target[], { warmUp, rounds }: { warmUp: number; rounds: number }): Promise<number[][]> {
  const times = targets.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, { url, question }] of targets.entries()) {
      const { ms } = await ask(url, question);
      if (round >= 0) times[index]?.push(ms);
    }
  }
  return times;
}

const run = promisify(execFile);

/** Answers per second to one question over many connections, asked by a process of its own on the same cores. */
export async function countPerSecond(target: Target, seconds: number, connections: number): Promise<number> {
  const order: LoadOrder = { url: target.url, body: JSON.stringify(target.question), seconds, connections };
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'load-client.ts'), JSON.stringify(order)]);
  const { perSecond, failures } = JSON.parse(stdout) as { perSecond: number; failures: number };
  if (failures > 0) throw new Error(`${failures} of the answers under load were not the expected one`);
  return perSecond;
}

/** @param share 0.5: the median */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
