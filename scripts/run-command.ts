import { spawn } from 'node:child_process';

export type CommandResult = { ok: boolean; ms: number; output: string };

type RunOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** Prints the output while the command runs, and collects it as well. */
  live?: boolean;
  /** Milliseconds without output after which the command counts as hung. Default: 12 minutes. */
  silenceMs?: number;
};

/**
 * A command that prints nothing for this long hangs: longer than both attempts of a test that takes its whole time (vitest.config.ts). There is no limit on the
 * total time: a busy machine is slow, not broken.
 */
const DEFAULT_SILENCE_MS = 12 * 60_000;

/**
 * Runs a command to its end. The command leads its own process group, so that a hang or an interrupt also ends its children.
 * Never throws: a command that cannot be started results in `ok: false` with the reason in `output`.
 */
export function runCommand([file = '', ...args]: readonly string[], options: RunOptions = {}): Promise<CommandResult> {
  const { silenceMs = DEFAULT_SILENCE_MS } = options;
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let failure = '';
  const killGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The process group has already ended.
    }
  };
  const onInterrupt = () => {
    killGroup('SIGTERM');
    process.exit(130);
  };
  const onHang = () => {
    failure = `Stopped: no output for ${silenceMs / 1000} s.`;
    killGroup('SIGTERM');
    setTimeout(() => killGroup('SIGKILL'), 5000).unref();
    // A grandchild that holds the pipe open must not delay the result.
    setTimeout(() => finish(false), 7000).unref();
  };
  const hangTimer = setTimeout(onHang, silenceMs);
  process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt);

  function finish(ok: boolean) {
    clearTimeout(hangTimer);
    process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt);
    resolve({ ok: ok && !failure, ms: performance.now() - started, output: failure ? `${output}\n${failure}` : output });
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (!failure) hangTimer.refresh();
      output += text;
      if (options.live) process.stdout.write(text);
    });
  }
  child.once('error', (error) => {
    failure = error.message;
    finish(false);
  });
  child.once('close', (code) => finish(code === 0));
  return promise;
}

/** Formats a duration in seconds with one decimal: `12.3 s`. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
