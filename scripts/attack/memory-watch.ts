/** Measures the memory and the CPU time of the product's processes during an attack. */
import { countDescriptors, type ProductProcess, readCpuMs, resetPeak } from './processes.ts';
import { readMemory } from '../process-memory.ts';

const SAMPLE_INTERVAL_MS = 1000;

/** A shorter series does not show growth: caches fill, and the heap has not been collected yet. */
const MIN_GROWTH_SAMPLES = 60;

export interface RoleMemory {
  role: string;
  startMb: number;
  endMb: number;
  /** The highest peak of a process with this role. */
  peakMb: number;
  maxDescriptors: number;
  /** CPU time of all processes with this role. */
  cpuSeconds: number;
  /** Average of the last fifth of the attack relative to that of the second fifth, or undefined for a short attack. */
  growth: number | undefined;
}

export class MemoryWatch {
  readonly #find: () => ProductProcess[];
  readonly #samples = new Map<string, number[]>();
  readonly #peaks = new Map<string, number>();
  readonly #descriptors = new Map<string, number>();
  /** CPU time in milliseconds by process: at the beginning, or when it was found, and most recently. */
  readonly #cpu = new Map<number, { role: string; first: number; last: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(find: () => ProductProcess[]) {
    this.#find = find;
    for (const { pid } of find()) resetPeak(pid);
    this.#sample();
    this.#timer = setInterval(() => this.#sample(), SAMPLE_INTERVAL_MS);
  }

  stop(): RoleMemory[] {
    clearInterval(this.#timer);
    this.#sample();
    return Array.from(this.#samples, ([role, samples]) => ({
      role,
      startMb: samples[0] ?? 0,
      endMb: samples.at(-1) ?? 0,
      peakMb: this.#peaks.get(role) ?? 0,
      maxDescriptors: this.#descriptors.get(role) ?? 0,
      cpuSeconds: this.#sumCpu(role) / 1000,
      growth: computeGrowth(samples),
    }));
  }

  #sumCpu(role: string): number {
    return [...this.#cpu.values()].reduce((sum, cpu) => sum + (cpu.role === role ? cpu.last - cpu.first : 0), 0);
  }

  /** Several processes can have the same role: the largest one counts. */
  #sample(): void {
    const largest = new Map<string, number>();
    for (const { pid, role } of this.#find()) {
      const memory = readMemory(pid);
      const cpuMs = readCpuMs(pid);
      if (!memory || cpuMs === undefined) continue;
      this.#cpu.set(pid, { role, first: this.#cpu.get(pid)?.first ?? cpuMs, last: cpuMs });
      largest.set(role, Math.max(largest.get(role) ?? 0, memory.residentMb));
      this.#peaks.set(role, Math.max(this.#peaks.get(role) ?? 0, memory.peakMb));
      this.#descriptors.set(role, Math.max(this.#descriptors.get(role) ?? 0, countDescriptors(pid)));
    }
    for (const [role, megabytes] of largest) {
      const samples = this.#samples.get(role);
      if (samples) samples.push(megabytes);
      else this.#samples.set(role, [megabytes]);
    }
  }
}

export function computeGrowth(samples: readonly number[]): number | undefined {
  if (samples.length < MIN_GROWTH_SAMPLES) return undefined;
  const fifth = Math.floor(samples.length / 5);
  const average = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
  return average(samples.slice(-fifth)) / average(samples.slice(fifth, 2 * fifth));
}
