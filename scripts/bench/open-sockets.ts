import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens connections to a server at the same time. @returns after all of them are open */
export async function openSockets({ hostname, port }: URL, count: number): Promise<Socket[]> {
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
}
