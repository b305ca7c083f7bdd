/** The messages between the site and a process that renders (`worker.ts`), over Node's IPC channel. */
import type { ListenOptions } from 'node:net';

/** Passed to the worker as JSON in its first argument. */
export interface WorkerOptions {
  dir: string;
  host: string;
  port: number;
  /** Path of the socket on which the worker listens, or null for a free port on the loopback interface. */
  socketPath: string | null;
}

/** Where a worker listens. */
export type WorkerAddress = Required<Pick<ListenOptions, 'path'>> | Required<Pick<ListenOptions, 'host' | 'port'>>;

/** From the worker: it accepts requests, or it has received a ping. */
export type WorkerMessage = { kind: 'ready'; address: WorkerAddress } | { kind: 'pong' };

/** To the worker. */
export const PING = 'ping';
