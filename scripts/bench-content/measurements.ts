/** Measures the latency and the throughput of the content service. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadOptions } from './load-client.ts';
import { sendQuery, type GraphqlRequestBody } from './services.ts';

export type QueryTarget = { url: string; body: GraphqlRequestBody };

/**
 * Measures the latency of each request in milliseconds, one list per target. Requests alternate between the targets, so that other load on the
 * machine affects all of them equally.
 */
export async function measureLatencies(
  targets: readonly QueryTarget[],
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<number[][]> {
  const times = targets.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, { url, body }] of targets.entries()) {
      const { ms } = await sendQuery(url, body);
      if (round >= 0) times[index]?.push(ms);
    }
  }
  return times;
}

const run = promisify(execFile);

/** Measures the number of responses per second. A separate process sends the requests over many connections. */
export async function measureThroughput(target: QueryTarget, seconds: number, connections: number): Promise<number> {
  const options: LoadOptions = { url: target.url, body: JSON.stringify(target.body), seconds, connections };
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'load-client.ts'), JSON.stringify(options)]);
  const { perSecond, failures } = JSON.parse(stdout) as { perSecond: number; failures: number };
  if (failures > 0) throw new Error(`${failures} responses under load had an unexpected status or length.`);
  return perSecond;
}
