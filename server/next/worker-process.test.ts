import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { RenderUnavailableError } from './render-unavailable-error.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

let folder: string;
const workers: WorkerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-process-'));
});

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  rmSync(folder, { recursive: true });
});

/** A worker that does not run Next. It reports its process id in place of a port. */
const READY = `
  process.once('disconnect', () => process.exit(0));
  process.on('message', () => process.send({ kind: 'pong' }));
  process.send({ kind: 'ready', address: { host: 'pid', port: process.pid } });
`;

function start(program: string) {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, program);
  const log = vi.fn<Log>();
  const worker = startWorkerProcess({ dir: '', host: '', port: 0, socketFolder: null, index: 0, memoryMb: 128, log, program: file });
  workers.push(worker);
  return { worker, log };
}

async function getPid(worker: WorkerProcess): Promise<number> {
  const address = await worker.getAddress(20_000);
  return 'port' in address ? address.port : 0;
}

/** A process that has ended can receive no signal. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a worker that is killed is started again', async () => {
  const { worker, log } = start(READY);
  await worker.started;
  const pid = await getPid(worker);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => worker.isReady(), { interval: 1 }).toBe(false);
  const newPid = await getPid(worker);
  expect(newPid).not.toBe(pid);
  expect(log).toHaveBeenCalledWith('error', expect.stringContaining('started again'), { worker: 0, reason: 'signal SIGKILL' });
});

test('while a worker is not running, a request waits for it up to a limit', async () => {
  const { worker } = start(`setTimeout(() => {}, 60_000); process.once('disconnect', () => process.exit(0));`);
  await expect(worker.getAddress(20)).rejects.toThrow(RenderUnavailableError);
  expect(worker.isReady()).toBe(false);
});

test('a worker that ends before it is ready is an error at the first start, and is started again with increasing delays', async () => {
  const { worker, log } = start('process.exit(3)');
  await expect(worker.started).rejects.toThrow('exit code 3');
  await sleep(2000);
  // Attempts after 0, 0.5 and 1 seconds, and the time that a process needs to start.
  expect(log.mock.calls.length).toBeLessThanOrEqual(3);
});

test('stopping a worker ends its process, even if it does not respond', async () => {
  const { worker } = start(READY);
  const pid = await getPid(worker);
  await worker.stop();
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  const { worker: unresponsive } = start(READY.replace('process.exit(0)', '{}') + 'setInterval(() => {}, 1000);');
  const unresponsivePid = await getPid(unresponsive);
  await unresponsive.stop();
  await expect.poll(() => isRunning(unresponsivePid), { timeout: 20_000 }).toBe(false);
});

test.each([
  { when: 'while it is busy', start: 'watch(); await sleep(1000); console.log(process.pid);' },
  {
    when: 'before it watches its parent',
    start: 'console.log(process.pid); while (process.ppid === site) await sleep(10); watch(); await sleep(1000);',
  },
])('a worker whose main thread never ends ends when its parent is killed $when', async ({ start: startText }) => {
  const check = path.join(import.meta.dirname, 'parent-check.ts');
  const child = path.join(folder, 'child.mjs');
  writeFileSync(
    child,
    `import { setTimeout as sleep } from 'node:timers/promises';
     import { Worker } from 'node:worker_threads';
     const site = process.ppid;
     const watch = () => new Worker(${JSON.stringify(check)}, { workerData: site });
     ${startText}
     for (;;);`,
  );
  const parent = path.join(folder, 'parent.mjs');
  writeFileSync(
    parent,
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, [${JSON.stringify(child)}], { stdio: 'inherit' });
     setInterval(() => {}, 1000);`,
  );
  const running = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(running.stdout, 'data')) as [Buffer];
  running.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(output.toString())), { timeout: 20_000 }).toBe(false);
});
