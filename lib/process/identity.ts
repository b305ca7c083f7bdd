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

/** The number of the process that started this one, or undefined when that can't be told. */
export function parentOf(pid: number): number | undefined {
  try {
    return Number(process.platform === 'linux' ? statFields(pid)[1] : execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]).toString());
  } catch {
    return undefined;
  }
}

/** True for a command shell: what stands between npm and a script, unless it has replaced itself by the script. */
export function isShell(pid: number): boolean {
  try {
    const name =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/comm`, 'utf8')
        : execFileSync('ps', ['-o', 'comm=', '-p', String(pid)]).toString();
    return /(?:^|\/)-?(?:a|ba|da|k|z)?sh$/.test(name.trim());
  } catch {
    return false;
  }
}

/** Field 22 of proc(5) stat. A zombie doesn't run any more. */
function startOnLinux(pid: number): string | undefined {
  const fields = statFields(pid);
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** The fields from the third on; the command before them is in parentheses and may hold spaces. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
