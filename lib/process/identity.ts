import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies one process. The start time distinguishes it from a later process with the same id. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in the format of the operating system. Compare it only for equality. */
  started: string;
}

/** Returns the identity of a running process, or undefined if no process has this id. */
export function getProcessIdentity(pid: number): ProcessIdentity | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    const started =
      process.platform === 'linux'
        ? getLinuxStartTime(pid)
        : execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
            .toString()
            .trim();
    return started === undefined || started === '' ? undefined : { pid, started };
  } catch {
    return undefined;
  }
}

/** True if the identified process is still running, and its id has not been reused. */
export function isRunning(identity: ProcessIdentity): boolean {
  return getProcessIdentity(identity.pid)?.started === identity.started;
}

/** Returns the id of the parent process, or undefined if the operating system does not provide it. */
export function getParentPid(pid: number): number | undefined {
  try {
    return Number(
      process.platform === 'linux' ? readStatFields(pid)[1] : execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]).toString(),
    );
  } catch {
    return undefined;
  }
}

/** True if the process is a command shell. npm runs scripts in a shell, which either stays their parent or replaces itself with the script. */
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

/** Returns field 22 (`starttime`) of `/proc/PID/stat`, or undefined for a zombie, which no longer runs. See proc_pid_stat(5). */
function getLinuxStartTime(pid: number): string | undefined {
  const fields = readStatFields(pid);
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** Returns the fields of `/proc/PID/stat` from the third on. The second field is the command in parentheses, which may contain spaces. */
function readStatFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
