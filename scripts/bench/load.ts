import { spawnSync } from 'node:child_process';
import { runCommand } from '../run-command.ts';
import { onLoadCore } from './cores.ts';
import type { Target } from './target.ts';

export type Load = {
  name: string;
  /** @returns answered requests per second. @throws Error when an answer was not the expected one */
  run: (target: Target, seconds: number) => Promise<number>;
};

/** wrk where it is installed: it is written in C and keeps up with nginx. Otherwise a program of ours, which keeps up with Node servers only. */
export async function createLoad(connections: number): Promise<Load> {
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
  return {
    name: hasWrk ? 'wrk' : 'a client of our own (install wrk to keep up with nginx)',
    run: async (target, seconds) => {
      const command = hasWrk ? wrkCommand(target, seconds, connections) : clientCommand(target, seconds, connections);
      const { ok, output } = await runCommand(onLoadCore(command));
      const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
      if (!ok || perSecond === 0 || /Non-2xx|Socket errors: .*[1-9]/.test(output))
        throw new Error(`The load on ${target.name} went wrong:\n${output}`);
      return perSecond;
    },
  };
}

function wrkCommand({ url, acceptEncoding }: Target, seconds: number, connections: number): string[] {
  // A slow answer is counted as what it is; only a broken one is an error.
  return ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-H', `accept-encoding: ${acceptEncoding}`, url.href];
}

function clientCommand({ url, acceptEncoding }: Target, seconds: number, connections: number): string[] {
  const order = { url: url.href, acceptEncoding, seconds, connections };
  return [process.execPath, new URL('client.ts', import.meta.url).pathname, JSON.stringify(order)];
}
