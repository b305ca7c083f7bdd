import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that can be told from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in whatever words the system uses. */
  started: string;
}

/** The identity of a running process, or undefined when there is none with this number. */
export function identify(pid: number): ProcessIdentity | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    const started =
      process.platform === 'linux'
        ? startOnLinux(pid)
        : execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
            .toString()
            .trim();
    return started === undefined || started === '' ? undefined : { pid, started };
  } catch {
    return undefined;
  }
}

/** True while the very process that was identified still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** Field 22 of proc(5) stat; the command before it is in parentheses and may hold spaces. A zombie doesn't run any more. */
function startOnLinux(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}
