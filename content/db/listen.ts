/** Receives notifications of other transactions on a connection of its own. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type Listener = { stop: () => Promise<void> };

const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;

/**
 * Calls a function after each notification (`notify <channel>`), and after each connection, because notifications may have been missed before. A
 * connection that breaks is replaced. A connection pooler may drop notifications, so the caller must not depend on them.
 */
export function listenForNotifications(databaseUrl: string, channel: string, onNotification: () => void): Listener {
  const stopping = new AbortController();
  const running = keepListening();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenUntilClosed().catch(() => undefined);
      await wait(RECONNECT_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function listenUntilClosed(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'causeway-content',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const closed = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.once('error', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      client.on('notification', onNotification);
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotification();
      await closed;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
