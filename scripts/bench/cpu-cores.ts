import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The servers run on one CPU core and the load generator on another, so that they do not compete for CPU time. */
const SERVER_CORE = 0;
const LOAD_CORE = 1;

const canPin = process.platform === 'linux' && availableParallelism() > 1 && existsSync('/usr/bin/taskset');

type CpuTimes = { busy: number; total: number };

/** Returns the command wrapped with `taskset`, so that it runs on the server core. Returns it unchanged if pinning is not supported. */
export function pinToServerCore(command: readonly string[]): [string, ...string[]] {
  return pinToCore(SERVER_CORE, command);
}

export function pinToLoadCore(command: readonly string[]): [string, ...string[]] {
  return pinToCore(LOAD_CORE, command);
}

function pinToCore(core: number, [file = '', ...args]: readonly string[]): [string, ...string[]] {
  return canPin ? ['/usr/bin/taskset', '-c', String(core), file, ...args] : [file, ...args];
}

/** Reports the load of the two cores. If the load generator is busier than the server, the measurement shows the limit of the load generator. */
export class CpuUsage {
  readonly description = canPin ? ', servers and load generator on separate cores' : ', on shared cores';

  read(): readonly CpuTimes[] {
    if (!canPin) return [];
    const stat = readFileSync('/proc/stat', 'utf8');
    return [SERVER_CORE, LOAD_CORE].map((core) => {
      const fields = new RegExp(`^cpu${core} (.*)$`, 'm').exec(stat)?.[1]?.split(' ').map(Number) ?? [];
      const idle = (fields[3] ?? 0) + (fields[4] ?? 0);
      const total = fields.slice(0, 8).reduce((sum, value) => sum + value, 0);
      return { busy: total - idle, total };
    });
  }

  formatUsageSince(before: readonly CpuTimes[]): string {
    const shares = this.read().map(({ busy, total }, index) => {
      const earlier = before[index] ?? { busy: 0, total: 0 };
      return (busy - earlier.busy) / Math.max(1, total - earlier.total);
    });
    const [server, load] = shares.map((share) => `${(share * 100).toFixed(0).padStart(3)} %`);
    return server === undefined ? '' : `   server core ${server}, load core ${load ?? ''}`;
  }
}
