/**
 * Ends a process that uses too much memory. Node's own limit applies to objects, not to the buffers of decompressed data. A watching thread in the process would
 * not be subject to its restrictions, so its parent watches it. Systems without the folder `/proc` have no such limit.
 */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const INTERVAL_MS = 50;

export function limitProcessMemory(child: ChildProcess, maxBytes: number): void {
  const check = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'latin1').catch(() => null);
    if (status === null || child.exitCode !== null || child.signalCode !== null) return;
    const usedBytes = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
    if (usedBytes > maxBytes) child.kill('SIGKILL');
    else setTimeout(() => void check(), INTERVAL_MS).unref();
  };
  void check();
}
