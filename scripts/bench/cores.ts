import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Servers run on one core and the load on another, so that neither takes the other's time. */
const SERVER_CORE = 0;
const LOAD_CORE = 1;

const canPin = process.platform === 'linux' && availableParallelism() > 1 && existsSync('/usr/bin/taskset');

type Times = { busy: number; total: number };

/** The command, to be run on the core of the servers where the system can do that. */
export function onServerCore(command: readonly string[]): [string, ...string[]] {
  return pinned(SERVER_CORE, command);
}

export function onLoadCore(command: readonly string[]): [string, ...string[]] {
  return pinned(LOAD_CORE, command);
}

function pinned(core: number, [file = '', ...args]: readonly string[]): [string, ...string[]] {
  return canPin ? ['/usr/bin/taskset', '-c', String(core), file, ...args] : [file, ...args];
}

/** How busy the two cores were: a load that is busier than the server measures itself. */
export class Cores {
  readonly description = canPin ? ', the servers on one core and the load on another' : ', on shared cores';

  read(): readonly Times[] {
    if (!canPin) return [];
    const stat = readFileSync('/proc/stat', 'utf8');
    return [SERVER_CORE, LOAD_CORE].map((core) => {
      const fields = new RegExp(`^cpu${core} (.*)$`, 'm').exec(stat)?.[1]?.split(' ').map(Number) ?? [];
      const idle = (fields[3] ?? 0) + (fields[4] ?? 0);
      const total = fields.slice(0, 8).reduce((sum, value) => sum + value, 0);
      return { busy: total - idle, total };
    });
  }

  since(before: readonly Times[]): string {
    const shares = this.read().map(({ busy, total }, index) => {
      const earlier = before[index] ?? { busy: 0, total: 0 };
      return (busy - earlier.busy) / Math.max(1, total - earlier.total);
    });
    const [server, load] = shares.map((share) => `${(share * 100).toFixed(0).padStart(3)} %`);
    return server === undefined ? '' : `   server's core ${server}, load's core ${load ?? ''}`;
  }
}
