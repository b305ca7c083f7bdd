import { styleText } from 'node:util';
import type { StepMessage } from '../../lib/process/messages.ts';

interface Running {
  since: number;
  detail: string | undefined;
}

const REDRAW_INTERVAL_MS = 100;
const HEARTBEAT_INTERVAL_MS = 5000;
const NAME_WIDTH = 10;
const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/**
 * Prints one line per finished step with its duration. Running steps are shown in a line that is redrawn on a terminal. If the output is not a
 * terminal (a log file, CI), they are printed every five seconds.
 */
export class Steps {
  readonly #running = new Map<string, Running>();
  readonly #out: NodeJS.WriteStream;
  readonly #timer: NodeJS.Timeout;
  #frame = 0;
  #drawn = false;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out;
    this.#timer = setInterval(() => this.#show(), out.isTTY ? REDRAW_INTERVAL_MS : HEARTBEAT_INTERVAL_MS);
    this.#timer.unref();
  }

  /** Runs one step. `work` receives a function that reports progress, and resolves with the detail for the finished line. */
  async run<Result extends { detail: string }>(
    step: string,
    work: (progress: (detail: string) => void) => Promise<Result>,
  ): Promise<Result> {
    this.update({ step, state: 'start' });
    try {
      const result = await work((detail) => this.update({ step, state: 'progress', detail }));
      this.update({ step, state: 'done', detail: result.detail });
      return result;
    } finally {
      this.#running.delete(step);
    }
  }

  /** Updates a step of this process or of a child. */
  update({ step, state, detail }: StepMessage): void {
    const running = this.#running.get(step);
    if (state === 'done') {
      this.#running.delete(step);
      this.printDone(step, detail ?? '', running?.since ?? performance.now());
    } else if (running === undefined) this.#running.set(step, { since: performance.now(), detail });
    else running.detail = detail;
  }

  /** Prints the line of a finished step. @param since start time from `performance.now()` */
  printDone(step: string, detail: string, since: number): void {
    const took = formatSeconds(performance.now() - since);
    this.print(`${styleText('green', '✓')} ${step.padEnd(NAME_WIDTH)} ${detail} ${styleText('dim', took)}`);
  }

  /** Prints any other line. The line of running steps is redrawn below it. */
  print(line: string): void {
    this.#clear();
    this.#out.write(`${line}\n`);
  }

  /** Removes all running steps and their line. */
  clear(): void {
    this.#running.clear();
    this.#clear();
  }

  #show(): void {
    if (this.#running.size === 0) return;
    const lines = [...this.#running].map(([step, running]) => formatRunningStep(step, running));
    if (!this.#out.isTTY) {
      for (const line of lines) this.#out.write(`… ${line}\n`);
      return;
    }
    this.#clear();
    this.#frame = (this.#frame + 1) % spinner.length;
    this.#out.write(`${spinner[this.#frame] ?? ''} ${lines.join(' · ')}`.slice(0, Math.max(20, this.#out.columns - 1)));
    this.#drawn = true;
  }

  #clear(): void {
    if (!this.#drawn) return;
    this.#out.write('\r\u001B[2K');
    this.#drawn = false;
  }
}

function formatRunningStep(step: string, { since, detail }: Running): string {
  return [step, detail, formatSeconds(performance.now() - since)].filter((part) => part !== undefined).join(' ');
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
