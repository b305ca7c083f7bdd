/** A proxy between the content service and Varnish that records when purges are complete and which keys they contain. */
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import type { Session } from '../start/session.ts';

export interface PurgeProxy {
  port: string;
  /** Waits until Varnish has confirmed the purges of a content version. @returns the keys of all purges since the last call, and when the last one ended */
  waitForVersion: (version: number) => Promise<{ keys: ReadonlySet<string>; confirmedAt: number }>;
}

const TIMEOUT_MS = 10_000;
/** One event can need several requests with the same version. */
const QUIET_MS = 40;
const POLL_MS = 1;

export async function startPurgeProxy(varnishUrl: string, session: Session): Promise<PurgeProxy> {
  let keys = new Set<string>();
  let confirmedVersion = 0;
  let confirmedAt = 0;
  let open = 0;
  const server = createServer((incoming, response) => {
    open += 1;
    const forward = async () => {
      const { xkey = '', 'x-content-version': version = '', authorization = '' } = incoming.headers as Record<string, string>;
      const result = await fetch(varnishUrl, { method: 'PURGE', headers: { xkey, 'x-content-version': version, authorization } });
      await result.body?.cancel();
      if (result.ok) {
        for (const key of xkey.split(' ')) keys.add(key);
        confirmedAt = performance.now();
        confirmedVersion = Math.max(confirmedVersion, Number(version));
      }
      response.writeHead(result.status).end();
    };
    forward()
      .catch(() => response.destroy())
      .finally(() => (open -= 1));
  });
  const port = await listenOnLoopback(server, session);
  return {
    port,
    waitForVersion: async (version) => {
      const deadline = performance.now() + TIMEOUT_MS;
      const isConfirmed = () => confirmedVersion >= version;
      while (!isConfirmed()) {
        if (performance.now() > deadline)
          throw new Error(`Varnish has not confirmed the purge of version ${version} within ${TIMEOUT_MS / 1000} s.`);
        await sleep(POLL_MS);
      }
      const isBusy = () => open > 0;
      do await sleep(QUIET_MS);
      while (isBusy());
      const purged = keys;
      keys = new Set();
      return { keys: purged, confirmedAt };
    },
  };
}
