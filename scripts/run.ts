import { spawn } from 'node:child_process';

export type Outcome = { ok: boolean; ms: number; output: string };

export type RunOptions = {
  cwd?: string;
  /** After this many milliseconds the command and everything it started is ended, and the outcome is a failure. */
  limitMs: number;
  env?: Record<string, string>;
  /** Shows the output while the command runs, beside collecting it. */
  live?: boolean;
};

/**
 * Runs a command to its end. The command leads a process group of its own, so a time limit or an interrupt also ends what it started.
 * Never throws: a command that can't be started is an outcome with `ok: false` and the reason as its output.
 */
export function run([file = '', ...args]: readonly string[], options: RunOptions): Promise<Outcome> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let reason = '';
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  const onInterrupt = () => {
    endGroup('SIGTERM');
    process.exit(130);
  };
  const timer = setTimeout(() => {
    reason = `Stopped: took longer than ${options.limitMs / 1000} s.`;
    endGroup('SIGTERM');
    setTimeout(() => endGroup('SIGKILL'), 5000).unref();
    // A grandchild that keeps the pipe open must not keep us waiting.
    setTimeout(() => finish(false), 7000).unref();
  }, options.limitMs);
  process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt);

  function finish(ok: boolean) {
    clearTimeout(timer);
    process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt);
    resolve({ ok: ok && !reason, ms: performance.now() - started, output: reason ? `${output}\n${reason}` : output });
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (options.live) process.stdout.write(text);
    });
  }
  child.once('error', (error) => {
    reason = error.message;
    finish(false);
  });
  child.once('close', (code) => finish(code === 0));
  return promise;
}

/** Seconds with one decimal, for a line that a person reads. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
