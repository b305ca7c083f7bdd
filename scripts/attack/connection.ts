import { connect, type Socket } from 'node:net';
import type { RawRequest } from './request.ts';
import { type RawResponse, ResponseParser } from './response-parser.ts';

export type Outcome =
  | { kind: 'response'; response: RawResponse; ms: number }
  /** The server closed the connection without a response. */
  | { kind: 'closed'; ms: number }
  | { kind: 'timeout'; ms: number };

export interface ConnectionOptions {
  timeoutMs: number;
  /** How much of each body is kept. */
  keepBytes?: number;
  localAddress?: string;
}

/** How long the server may take to respond to a request that it may regard as incomplete. */
const INCOMPLETE_WAIT_MS = 200;

/** A keep-alive connection that sends one request at a time, and connects again when the server has closed it. */
export class Connection {
  readonly #url: URL;
  readonly #options: ConnectionOptions;
  #socket: Socket | undefined;

  constructor(url: URL, options: ConnectionOptions) {
    this.#url = url;
    this.#options = options;
  }

  async send(request: RawRequest): Promise<Outcome> {
    if (this.#socket?.readyState !== 'open') this.close();
    const isReused = this.#socket !== undefined;
    const outcome = await this.#sendOnce(request);
    // The server may have closed an idle connection while the request was being sent, which is not a response to this request.
    return outcome.kind === 'closed' && isReused ? await this.#sendOnce(request) : outcome;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #sendOnce({ bytes, isHead, isComplete }: RawRequest): Promise<Outcome> {
    const { timeoutMs, keepBytes = 0 } = this.#options;
    const socket = (this.#socket ??= openSocket(this.#url, this.#options.localAddress));
    const parser = new ResponseParser(() => isHead, keepBytes);
    const started = performance.now();
    return new Promise((resolve) => {
      const finish = (outcome: Omit<Extract<Outcome, { kind: 'response' }>, 'ms'> | { kind: 'closed' | 'timeout' }, keep: boolean) => {
        clearTimeout(timer);
        socket.removeAllListeners('data').removeAllListeners('close');
        if (!keep) this.close();
        resolve({ ...outcome, ms: performance.now() - started });
      };
      const timer = setTimeout(
        () => finish({ kind: isComplete ? 'timeout' : 'closed' }, false),
        isComplete ? timeoutMs : INCOMPLETE_WAIT_MS,
      );
      socket.on('data', (chunk: Buffer) => {
        let response: RawResponse | undefined;
        try {
          [response] = parser.push(chunk);
        } catch {
          return finish({ kind: 'closed' }, false);
        }
        if (!response) return;
        finish({ kind: 'response', response }, isComplete && parser.isIdle && !/\r\nconnection: close/i.test(response.head));
      });
      socket.once('close', () => {
        const response = parser.end();
        finish(response ? { kind: 'response', response } : { kind: 'closed' }, false);
      });
      socket.write(bytes);
    });
  }
}

/** Opens a connection. Its errors are ignored: they are followed by `close`. */
export function openSocket({ hostname, port }: URL, localAddress?: string): Socket {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = connect({ host, port: Number(port || 80), noDelay: true, ...(localAddress !== undefined && { localAddress }) });
  socket.on('error', () => {});
  return socket;
}
