import { spawnSync } from 'node:child_process';
import { runCommand } from '../run-command.ts';
import { pinToLoadCore } from './cpu-cores.ts';
import type { BenchTarget } from './target.ts';

export type LoadGenerator = {
  name: string;
  /**
   * @returns responses per second
   * @throws Error if a response is not the expected one
   */
  run: (target: BenchTarget, seconds: number) => Promise<number>;
};

/**
 * Returns a load generator: wrk if it is installed, otherwise `load-client.ts`, which is fast enough to saturate Node servers, but not nginx.
 */
export async function createLoadGenerator(connections: number): Promise<LoadGenerator> {
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
  return {
    name: hasWrk ? 'wrk' : 'the built-in client (install wrk to saturate nginx)',
    run: async (target, seconds) => {
      const command = hasWrk ? getWrkCommand(target, seconds, connections) : getClientCommand(target, seconds, connections);
      const { ok, output } = await runCommand(pinToLoadCore(command));
      const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
      if (!ok || perSecond === 0 || /Non-2xx|Socket errors: .*[1-9]/.test(output))
        throw new Error(`The load test of ${target.name} failed:\n${output}`);
      return perSecond;
    },
  };
}

function getWrkCommand({ url, acceptEncoding }: BenchTarget, seconds: number, connections: number): string[] {
  // The long timeout makes wrk count slow responses instead of reporting them as errors.
  return ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-H', `accept-encoding: ${acceptEncoding}`, url.href];
}

function getClientCommand({ url, acceptEncoding }: BenchTarget, seconds: number, connections: number): string[] {
  const options = { url: url.href, acceptEncoding, seconds, connections };
  return [process.execPath, new URL('load-client.ts', import.meta.url).pathname, JSON.stringify(options)];
}
