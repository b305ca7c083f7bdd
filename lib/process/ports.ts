import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** An address a server is to listen on, and the variables that say so. */
export interface Listener {
  host: string;
  port: number;
  hostVariable: string;
  portVariable: string;
}

/**
 * Tries to listen and lets go again, so that a taken port is known before anything slow begins.
 * @throws Problem when the address can't be listened on.
 */
export async function checkListener(listener: Listener): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(listener.port, listener.host, resolve);
    });
  } catch (error) {
    throw listenProblem(listener, error) ?? error;
  } finally {
    probe.close();
  }
}

/** The message for an error of `server.listen`, or undefined for an error of another kind. */
export function listenProblem(listener: Listener, error: unknown): Problem | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { host, port, hostVariable, portVariable } = listener;
  const free = port < 65_535 ? port + 1 : port - 1;
  switch (code) {
    case 'EADDRINUSE':
      return new Problem(
        {
          name: portVariable,
          rule: `must be a free port; ${port} on ${host} is taken by another program.`,
          remedy: `Stop that program, or set ${portVariable} to another port.`,
          example: `${portVariable}=${free}`,
        },
        { cause: error },
      );
    case 'EACCES':
      return new Problem(
        {
          name: portVariable,
          rule: `must be a port this user may listen on; ${port} is reserved for the system.`,
          remedy: `Set ${portVariable} to a port from 1024 up.`,
          example: `${portVariable}=8080`,
        },
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Problem(
        {
          name: hostVariable,
          rule: `must be an address of this machine; "${host}" is not.`,
          remedy: `Set ${hostVariable} to 127.0.0.1 for this machine alone, or to 0.0.0.0 for the whole network.`,
          example: `${hostVariable}=127.0.0.1`,
        },
        { cause: error },
      );
    default:
      return undefined;
  }
}
