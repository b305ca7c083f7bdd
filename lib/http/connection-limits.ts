import type { Log } from '#lib/log/log.ts';
import { getDescriptorLimit, getMaxConnections } from '#lib/process/file-descriptors.ts';
import { isTrustedProxy } from './client-ip.ts';
import type { ConnectionLimits } from './connections.ts';

/** Share of all connections that one network may have. A large office has hundreds behind one address. */
const MAX_SHARE_OF_NETWORK = 0.1;

/**
 * How many connections may wait to be accepted. Node's default is 511: when more arrive at once, the operating system drops some, and those clients retry only
 * after a second. The operating system may allow fewer (`net.core.somaxconn`).
 */
export const LISTEN_BACKLOG = 4096;

/** The limits of a server that has this process to itself. They follow from the number of file descriptors that the operating system allows. */
export function getConnectionLimits(log: Log): ConnectionLimits {
  const maxConnections = getMaxConnections(getDescriptorLimit());
  return { maxConnections, maxConnectionsPerNetwork: Math.ceil(maxConnections * MAX_SHARE_OF_NETWORK), isTrustedProxy, log };
}
