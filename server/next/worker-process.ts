/** One process that renders (`worker.ts`): started, watched, and started again when it ends or hangs. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Log } from '#lib/log/log.ts';
import { RenderUnavailableError } from './render-unavailable-error.ts';
import { PING, type WorkerAddress, type WorkerMessage, type WorkerOptions } from './worker-messages.ts';
import { getMemoryFlags } from '#lib/process/memory-flags.ts';

export interface WorkerProcess {
  /** Resolves when the worker has started for the first time. @throws Error if it ends before */
  started: Promise<void>;
  /** Where the worker listens now. @throws RenderUnavailableError after `waitMs` if it is not running */
  getAddress: (waitMs: number) => Promise<WorkerAddress>;
  isReady: () => boolean;
  stop: () => Promise<void>;
}

interface Options extends Omit<WorkerOptions, 'socketPath'> {
  /** Folder for sockets, readable by this user only; null if sockets are not available. */
  socketFolder: string | null;
  /** Number of the worker, for messages. */
  index: number;
  memoryMb: number;
  log: Log;
  /** Another program, for tests. */
  program?: string;
}

const workerProgram = fileURLToPath(new URL('worker.ts', import.meta.url));
const cacheHandler = fileURLToPath(new URL('no-page-cache.ts', import.meta.url));

/** Waiting times before a restart. The last one is used until the worker has run for a while. */
const RESTART_DELAYS_MS = [0, 500, 1000, 2000, 5000, 10_000, 30_000];
/** After a run of this duration, the next restart has the first delay again. */
const STABLE_MS = 60_000;

/** A worker that does not respond to this many pings hangs, for example in a regular expression that never ends. The same applies to a start that takes longer. */
const PING_INTERVAL_MS = 5000;
const MAX_MISSED_PINGS = 12;

const STOP_MS = 1000;

export function startWorkerProcess({
  socketFolder,
  index,
  memoryMb,
  log,
  program = workerProgram,
  ...workerOptions
}: Options): WorkerProcess {
  const stopping = new AbortController();
  const firstStart = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  let ready = Promise.withResolvers<WorkerAddress>();
  let address: WorkerAddress | undefined;
  let attempt = 0;

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      await sleep(RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)], undefined, { signal: stopping.signal });
      const startedAt = performance.now();
      const reason = await runOnce();
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > STABLE_MS) failures = -1;
      firstStart.reject(new Error(`The process that renders pages ended before it was ready (${reason}). Its output is above.`));
      log('error', 'A process that renders pages ended. It is started again; cached pages are served in the meantime', {
        worker: index,
        reason,
      });
    }
  }

  /** @returns why the process ended */
  async function runOnce(): Promise<string> {
    attempt++;
    const socketPath = socketFolder && path.join(socketFolder, `${index}-${attempt}.sock`);
    const started = fork(program, [JSON.stringify({ ...workerOptions, socketPath } satisfies WorkerOptions)], {
      execArgv: getMemoryFlags(memoryMb),
      // Next reads the file of its cache handler from this variable, unless its configuration names one.
      // oxlint-disable-next-line node/no-process-env
      env: { ...process.env, NEXT_CACHE_HANDLER_PATH: cacheHandler },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    let missedPings = 0;
    const pings = setInterval(() => {
      missedPings++;
      if (missedPings > MAX_MISSED_PINGS) started.kill('SIGKILL');
      else if (address !== undefined && started.connected) started.send(PING);
    }, PING_INTERVAL_MS);
    pings.unref();
    started.on('message', (message) => {
      const received = message as WorkerMessage;
      if (received.kind === 'pong') missedPings = 0;
      else if (received.kind === 'ready') {
        address = received.address;
        ready.resolve(address);
        firstStart.resolve();
      }
    });
    const reason = await new Promise<string>((resolve) => {
      started.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
      // A process that could not be started emits no `exit` event. Other errors mean that a message could not be sent, because the process has just ended.
      started.on('error', (error) => {
        if (started.pid === undefined) resolve(error.message);
      });
    });
    clearInterval(pings);
    address = undefined;
    ready = Promise.withResolvers<WorkerAddress>();
    return reason;
  }

  // The only error is that the wait for a restart was canceled.
  const running = run().catch(() => {});

  return {
    started: firstStart.promise,
    isReady: () => address !== undefined,
    getAddress: async (waitMs) => {
      const waiting = new AbortController();
      try {
        const result = address ?? (await Promise.race([ready.promise, sleep(waitMs, undefined, { signal: waiting.signal, ref: false })]));
        if (result === undefined) throw new RenderUnavailableError('The process that renders pages is starting.');
        return result;
      } finally {
        waiting.abort();
      }
    },
    stop: async () => {
      stopping.abort();
      // The worker ends when the channel closes.
      if (child?.connected) child.disconnect();
      const isEnded = await Promise.race([running.then(() => true), sleep(STOP_MS, false, { ref: false })]);
      if (!isEnded) child?.kill('SIGKILL');
      await running;
    },
  };
}
