/** Reads the memory of other processes. */
import { readFileSync } from 'node:fs';

interface Memory {
  residentMb: number;
  peakMb: number;
}

/** @returns undefined if the process has exited */
export function readMemory(pid: number): Memory | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
    return { residentMb: read('VmRSS'), peakMb: read('VmHWM') };
  } catch {
    return undefined;
  }
}
