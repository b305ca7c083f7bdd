import { styleText } from 'node:util';
import type { StepMessage } from '../../lib/process/messages.ts';

interface Running {
  since: number;
  detail: string | undefined;
}

const redrawMs = 100;
const heartbeatMs = 5000;
const nameWidth = 10;
const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/**
 * Prints one line per finished step with its duration. What still runs shows in a line that is redrawn on a terminal, and in
 * a line every five seconds elsewhere (a log, CI).
 */
export class Steps {
  readonly #running = new Map<string, Running>();
  readonly #out: NodeJS.WriteStream;
  readonly #timer: NodeJS.Timeout;
  #frame = 0;
  #drawn = false;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out;
    this.#timer = setInterval(() => this.#show(), out.isTTY ? redrawMs : heartbeatMs);
    this.#timer.unref();
  }

  /** Runs one step. `work` gets a function for progress and returns the detail of the finished line. */
  async run<Result extends { detail: string }>(
    step: string,
    work: (progress: (detail: string) => void) => Promise<Result>,
  ): Promise<Result> {
    this.take({ step, state: 'start' });
    try {
      const result = await work((detail) => this.take({ step, state: 'progress', detail }));
      this.take({ step, state: 'done', detail: result.detail });
      return result;
    } finally {
      this.#running.delete(step);
    }
  }

  /** A step of a child, or of our own. */
  take({ step, state, detail }: StepMessage): void {
    const running = this.#running.get(step);
    if (state === 'done') {
      this.#running.delete(step);
      this.done(step, detail ?? '', running?.since ?? performance.now());
    } else if (running === undefined) this.#running.set(step, { since: performance.now(), detail });
    else running.detail = detail;
  }

  /** The line of a finished step. @param since a `performance.now()` */
  done(step: string, detail: string, since: number): void {
    const took = inSeconds(performance.now() - since);
    this.say(`${styleText('green', '✓')} ${step.padEnd(nameWidth)} ${detail} ${styleText('dim', took)}`);
  }

  /** Any other line, without disturbing the one that is redrawn. */
  say(line: string): void {
    this.#clear();
    this.#out.write(`${line}\n`);
  }

  /** Nothing runs any more: the line that is redrawn goes away. */
  rest(): void {
    this.#running.clear();
    this.#clear();
  }

  #show(): void {
    if (this.#running.size === 0) return;
    const lines = [...this.#running].map(([step, running]) => describe(step, running));
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

function describe(step: string, { since, detail }: Running): string {
  return [step, detail, inSeconds(performance.now() - since)].filter((part) => part !== undefined).join(' ');
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
