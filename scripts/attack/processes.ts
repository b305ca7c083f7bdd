/** The processes of the product, and their memory, from Linux's /proc. */
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { getParentPid, getProcessIdentity, isRunning, type ProcessIdentity } from '../../lib/process/identity.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';

export interface ProductProcess extends ProcessIdentity {
  /** The role of the process, derived from its script: `site`. Processes with the same role are reported together. */
  role: string;
}

const roles: readonly [pattern: RegExp, role: string][] = [
  [/^\S*postgres(?::| |$)/, 'postgres'],
  [/scripts\/start\.ts/, 'supervisor'],
  [/content\/main\.ts/, 'content service'],
  [/server\/main\.ts/, 'site'],
  [/parent-watchdog\.ts/, 'watchdog'],
];

function getRole(commandLine: string): string {
  const role = roles.find(([pattern]) => pattern.test(commandLine))?.[1];
  return role ?? /([\w-]+\/[\w.-]+)\.[cm]?[jt]s\b/.exec(commandLine)?.[1] ?? commandLine.slice(0, 30);
}

function readCommandLine(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // The process has just exited.
    return undefined;
  }
}

/** Returns a process and all of its descendants. */
function listTree(root: number): ProductProcess[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const parent = Number.isNaN(pid) ? undefined : getParentPid(pid);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const pids = [root];
  for (const pid of pids) pids.push(...(children.get(pid) ?? []));
  return pids.flatMap((pid) => {
    const identity = getProcessIdentity(pid);
    const commandLine = readCommandLine(pid);
    return identity && commandLine ? [{ ...identity, role: getRole(commandLine) }] : [];
  });
}

/** Returns the id of the process that listens on a TCP port of this machine. @throws OperationalError if there is none */
function findListener(port: number): number {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(new RegExp(`:${hexPort} \\w+:0000 0A (?:\\S+ +){5}(\\d+)`, 'g')),
      ([, inode = '']) => inode,
    ),
  );
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`));
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && listDescriptors(name).some((link) => links.has(link))) return Number(name);
  }
  throw new OperationalError({
    name: `port ${port}`,
    rule: 'must be the port of a process of the same user on this machine; none was found.',
    remedy: 'Start the product first, or run the attacks as the user who started it.',
    example: 'npm start',
  });
}

function listDescriptors(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return '';
      }
    });
  } catch {
    // The process has just exited, or belongs to another user.
    return [];
  }
}

/** The supervisor of a server process, or the server process itself if it runs alone. */
function findRoot(pid: number): number {
  const parent = getParentPid(pid);
  return parent !== undefined && getRole(readCommandLine(parent) ?? '') === 'supervisor' ? parent : pid;
}

/** Finds the processes that serve the given URLs, with their supervisor and all processes that these have started. */
export function createProcessFinder(urls: readonly URL[]): () => ProductProcess[] {
  const roots = [...new Set(urls.map(({ port }) => findRoot(findListener(Number(port || 80)))))];
  return () => roots.flatMap(listTree);
}

/** PostgreSQL starts and ends a process per connection. All other processes have to survive an attack. */
export function listLost(before: readonly ProductProcess[]): ProductProcess[] {
  const first = before.find(({ role }) => role === 'postgres');
  return before.filter((process) => (process.role !== 'postgres' || process === first) && !isRunning(process));
}

/** Linux counts CPU time in these units on all platforms that Node supports. */
const CPU_TICK_MS = 10;

/** CPU time that the process has used, or undefined if it has exited. Unlike a duration, it does not depend on what else runs on this machine. */
export function readCpuMs(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name of the command in parentheses, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * CPU_TICK_MS;
  } catch {
    return undefined;
  }
}

/** Resets the peak (VmHWM) to the current size. Without the permission for it, the peak is the one since the start of the process. */
export function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The process has just exited, or belongs to another user.
  }
}

/** Number of open file descriptors, or 0 if the process has exited. */
export function countDescriptors(pid: number): number {
  return listDescriptors(String(pid)).length;
}
