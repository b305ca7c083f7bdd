import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepRunning, type Run } from './keep-running.ts';
import type { OperationalError } from './operational-error.ts';

let lines: string[];
const onCrashLoop = vi.fn<(error: OperationalError) => void>();
const options = { name: 'sample', log: (line: string) => lines.push(line), onCrashLoop };

beforeEach(() => {
  lines = [];
  onCrashLoop.mockReset();
});

/** A run that the test ends. */
function createRun(): Run & { end: (reason: string) => void; stopped: boolean } {
  const exit = Promise.withResolvers<string>();
  const run = {
    exited: exit.promise,
    end: exit.resolve,
    stopped: false,
    stop: async () => {
      run.stopped = true;
      exit.resolve('exit code 0');
    },
  };
  return run;
}

test('restarts a server that ended, after its dependencies are available', async () => {
  const runs: ReturnType<typeof createRun>[] = [];
  const events: string[] = [];
  const kept = keepRunning({
    ...options,
    start: async () => {
      events.push('start');
      runs.push(createRun());
      return runs.at(-1) ?? createRun();
    },
    waitForDependencies: async () => {
      events.push('dependencies');
      await sleep(20);
      events.push('available');
    },
  });
  (await kept.first).end('signal SIGKILL');
  await vi.waitUntil(() => runs.length === 2);
  expect(events).toEqual(['start', 'dependencies', 'available', 'start']);
  expect(lines[0]).toMatch(/^sample: exited unexpectedly \(signal SIGKILL\)\. Restarting in 0\.\d s\.$/);
  await vi.waitUntil(() => lines[1]?.startsWith('sample: restarted in'));
  await kept.stop();
  expect(runs[1]?.stopped).toBe(true);
  await sleep(300);
  expect(runs).toHaveLength(2);
});

test('an error of the first start is passed on and not repeated', async () => {
  const start = vi.fn<() => Promise<Run>>(async () => {
    throw new Error('a wrong setting');
  });
  const kept = keepRunning({ ...options, start });
  await expect(kept.first).rejects.toThrow('a wrong setting');
  await sleep(300);
  expect(start).toHaveBeenCalledTimes(1);
  await kept.stop();
});

test('stopping during a delay or during a start does not start another run', async () => {
  const run = createRun();
  let starts = 0;
  const kept = keepRunning({
    ...options,
    start: async (signal) => {
      starts += 1;
      if (starts === 1) return run;
      // The second start lasts until it is interrupted.
      await sleep(60_000, undefined, { signal });
      return createRun();
    },
  });
  await kept.first;
  run.end('exit code 1');
  await vi.waitUntil(() => starts === 2);
  await kept.stop();
  expect(starts).toBe(2);
  expect(onCrashLoop).not.toHaveBeenCalled();
});
