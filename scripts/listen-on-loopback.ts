import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Session } from './start/session.ts';

/** Starts a server on a free port of 127.0.0.1, and closes it with its connections when the session ends. @returns the port */
export async function listenOnLoopback(server: Server, session: Session): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  session.defer(async () => {
    server.close();
    server.closeAllConnections();
    await Promise.resolve();
  });
  const address = server.address();
  return typeof address === 'object' && address ? String(address.port) : '';
}
