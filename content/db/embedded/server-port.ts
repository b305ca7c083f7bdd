import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that operating systems assign to outgoing connections (from 32768 on Linux, from 49152 elsewhere). On one of those, a client that
 * repeatedly connects while the server restarts could occupy the server's port.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const MAX_ATTEMPTS = 100;

/** Returns a free port of this machine that is never assigned to an outgoing connection. */
export async function findServerPort(): Promise<number> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${MAX_ATTEMPTS} ports between ${FIRST_PORT} and ${LAST_PORT} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
