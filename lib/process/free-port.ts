import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port that is currently free. */
export async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The operating system assigned no port.');
  return String(address.port);
}
