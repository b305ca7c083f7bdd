/** Finds the processes of a running product. Works on Linux only. */
import { readdirSync, readFileSync } from 'node:fs';
import { sendSignal } from '../../lib/process/stop-signals.ts';

export interface ProductProcesses {
  content: number;
  site: number;
  postmaster: number;
  /** Server processes of PostgreSQL that serve connections. */
  backends: number[];
  /** Every process: these, and those that they have started. */
  all: number[];
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** @throws Error if one of the processes is not running */
export function findProcesses(supervisor: number): ProductProcesses {
  const running = readdirSync('/proc').map(Number).filter(Number.isInteger).map(readProcess);
  const processes = listDescendants(
    supervisor,
    running.filter((entry) => entry !== undefined),
  );
  const find = (name: string, matches: (entry: Process) => boolean) => {
    const found = processes.find(matches);
    if (found === undefined) throw new Error(`The product has no process for ${name}.`);
    return found.pid;
  };
  const postmaster = find('PostgreSQL', ({ command }) => /\/bin\/postgres -D /.test(command) && !command.includes('parent-watchdog'));
  return {
    content: find('the content service', ({ command }) => command.endsWith('/content/main.ts')),
    site: find('the site', ({ command }) => command.endsWith('/server/main.ts')),
    postmaster,
    backends: processes
      .filter(({ parent, command }) => parent === postmaster && command.startsWith('postgres: causeway causeway'))
      .map(({ pid }) => pid),
    all: [supervisor, ...processes.map(({ pid }) => pid)],
  };
}

function listDescendants(pid: number, processes: readonly Process[]): Process[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...listDescendants(child.pid, processes)]);
}

/** Returns undefined for a process that has just ended. */
function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() };
  } catch {
    return undefined;
  }
}

/** Sends a signal to processes that may have ended. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) sendSignal(pid, signal);
}
