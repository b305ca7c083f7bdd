/** A server for `connections.test.ts`, in a process of its own because the test lowers the limit of file descriptors. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitConnections } from './connections.ts';

const server = createServer();
const listener = limitConnections(server, (_request, response) => void response.end('x'), {
  maxConnections: 1000,
  maxConnectionsPerNetwork: 1000,
  isTrustedProxy: () => false,
  log: (_level, event) => void process.stderr.write(`${event}\n`),
});
server.on('request', listener);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
