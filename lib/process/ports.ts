import { createServer } from 'node:net';
import { OperationalError } from './operational-error.ts';

/** The host and port a server listens on, and the environment variables that configure them. */
export interface ListenAddress {
  host: string;
  port: number;
  hostVariable: string;
  portVariable: string;
}

/**
 * Checks that the address is free by listening on it for a moment, so that a port conflict is found before any slow step begins.
 * @throws OperationalError if a server cannot listen on the address
 */
export async function assertPortIsFree(listener: ListenAddress): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(listener.port, listener.host, resolve);
    });
  } catch (error) {
    throw toListenError(listener, error) ?? error;
  } finally {
    probe.close();
  }
}

/** Converts an error of `server.listen` to an error that says what to change, or returns undefined for any other error. */
export function toListenError(listener: ListenAddress, error: unknown): OperationalError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { host, port, hostVariable, portVariable } = listener;
  const freePort = port < 65_535 ? port + 1 : port - 1;
  switch (code) {
    case 'EADDRINUSE':
      return new OperationalError(
        {
          name: portVariable,
          rule: `must be a free port; another program uses port ${port} on ${host}.`,
          remedy: `Stop that program, or set ${portVariable} to another port.`,
          example: `${portVariable}=${freePort}`,
        },
        { cause: error },
      );
    case 'EACCES':
      return new OperationalError(
        {
          name: portVariable,
          rule: `must be a port this user may listen on; port ${port} is reserved for the system.`,
          remedy: `Set ${portVariable} to a port of 1024 or higher.`,
          example: `${portVariable}=8080`,
        },
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new OperationalError(
        {
          name: hostVariable,
          rule: `must be an address of this machine; "${host}" is not one.`,
          remedy: `Set ${hostVariable} to 127.0.0.1 to accept connections from this machine only, or to 0.0.0.0 to accept them from the network.`,
          example: `${hostVariable}=127.0.0.1`,
        },
        { cause: error },
      );
    default:
      return undefined;
  }
}
