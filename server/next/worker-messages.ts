/** What the site and a process that renders (`worker.ts`) send each other besides requests. */
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

/** The trailer of a response with the keys of the content that the render has read: they are known when the render is complete. */
export const CONTENT_KEYS_TRAILER = 'x-content-keys';

/** A page with more keys is rendered again after each change. Only the sitemap has so many. */
export const MAX_CONTENT_KEYS_LENGTH = 64 * 1024;
