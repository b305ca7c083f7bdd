/**
 * A program, not a module: it runs Next and renders pages for the site. Only `worker-process.ts` starts it. It has its own process so that rendering,
 * which keeps a CPU core busy and may exhaust the memory, neither delays nor ends the site, which sends cached pages.
 */
import { once } from 'node:events';
import { rmdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { setPriority } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import next from 'next';
import { sendContentKeys } from './content-keys-trailer.ts';
import { PING, type WorkerAddress, type WorkerMessage, type WorkerOptions } from './worker-messages.ts';

const { dir, host, port, socketPath } = JSON.parse(process.argv[2] ?? '') as WorkerOptions;

// The site has ended, or it is stopping this process. This process has no data to save.
process.once('disconnect', () => {
  if (socketPath !== null) removeSocket(socketPath);
  process.exit(0);
});
// A terminal or a service manager sends these signals to every process of the group. The site decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// During a render that never ends, the main thread cannot detect that the site has ended, so a separate thread checks it.
new Worker(new URL('parent-check.ts', import.meta.url), { workerData: process.ppid }).unref();

function send(message: WorkerMessage): void {
  if (process.connected) process.send?.(message);
}

// Before Next gives a page to its cache handler, it writes the page to JSON to measure it, and a buffer becomes a list of numbers: a quarter of the CPU time of a
// render, for a size that it only compares for responses of the content service. Nothing in this process reads a buffer from JSON.
Buffer.prototype.toJSON = () => ({ type: 'Buffer', data: [] });

// Not `quiet`: Next logs why a page failed.
const app = next({ dev: false, dir, hostname: host, port, quiet: false });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  sendContentKeys(request, response, async () => await handle(request, response)).catch((error: unknown) =>
    response.destroy(error instanceof Error ? error : new Error(String(error))),
  );
});
// The site is the only client and reuses its connections. A timeout could close a connection while the site is sending a request on it.
Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
if (socketPath === null) server.listen(0, '127.0.0.1');
else server.listen(socketPath);
await once(server, 'listening');

process.on('message', (message) => {
  if (message === PING) send({ kind: 'pong' });
});
send({ kind: 'ready', address: getAddress() });
lowerPriority();

/** Deletes the socket, because a site that was killed cannot do so. The last worker also removes the folder. */
function removeSocket(file: string): void {
  try {
    rmSync(file, { force: true });
    rmdirSync(path.dirname(file));
  } catch {
    // The folder still contains the socket of another worker, or does not exist.
  }
}

function getAddress(): WorkerAddress {
  const address = server.address();
  return address === null || typeof address === 'string' ? { path: socketPath ?? '' } : { host: address.address, port: address.port };
}

/**
 * Lowers the priority of this process, so that the site can send cached pages when the CPU is busy. On Linux, a busy worker gets a third of the time of a
 * process with normal priority.
 */
function lowerPriority(): void {
  try {
    setPriority(5);
  } catch {
    // The operating system does not allow it. The worker works without it.
  }
}
