/** Next, in processes of its own (`worker.ts`). Requests reach them over sockets that only this user can open. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '#lib/log/log.ts';
import { ANY_KEY } from '#lib/relay/content-keys.ts';
import { RenderUnavailableError } from './render-unavailable-error.ts';
import { CONTENT_KEYS_TRAILER, MAX_CONTENT_KEYS_LENGTH } from './worker-messages.ts';
import { startWorkerProcess } from './worker-process.ts';

export interface NextResponseData {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The keys of the content that the render has read (lib/relay/content-keys.ts). */
  contentKeys: readonly string[];
}

export interface NextRequest {
  method: string;
  target: string;
  /** All headers of the request. Only transfer headers are added. */
  headers: OutgoingHttpHeaders;
  body: Readable | null;
  /** Ends the request and the reading of its response. */
  signal: AbortSignal;
}

export interface NextApp {
  /**
   * A GET without cookies, so that the response is the same for every visitor.
   * @param target a normalized path, and the query that a page may read
   * @throws RenderUnavailableError if Next is not running, ends during the request, or does not respond in time
   */
  fetchPage: (target: string, headers?: Readonly<Record<string, string>>) => Promise<NextResponseData>;
  /**
   * Sends one request, and resolves when the headers of its response have arrived. The caller reads the body.
   * @throws RenderUnavailableError if Next is not running
   */
  send: (request: NextRequest) => Promise<IncomingMessage>;
  close: () => Promise<void>;
}

interface Options {
  dir: string;
  host: string;
  port: number;
  /** Next builds absolute URLs from the host of a request, so the host is a constant and never a value that a visitor sent. */
  siteUrl: string;
  workers: number;
  /** Size of the heap of one worker. */
  workerMemoryMb: number;
  /** How long a page may take. */
  renderTimeoutMs: number;
  log: Log;
}

/** Operating systems limit the path of a socket to about 100 bytes. */
const MAX_SOCKET_FOLDER_LENGTH = 80;

/** Twenty times the largest page. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** For headers and trailers. Node's default is 16 kB. */
const MAX_HEADER_BYTES = MAX_CONTENT_KEYS_LENGTH + 16 * 1024;

/** How long a request waits for a worker that is being started again. */
const RESTART_WAIT_MS = 2000;

/** Loads the built site. @throws Error if Next cannot be started */
export async function startNext({
  siteUrl,
  workers: workerCount,
  workerMemoryMb,
  renderTimeoutMs,
  log,
  ...options
}: Options): Promise<NextApp> {
  const socketFolder = createSocketFolder();
  const workers = Array.from({ length: workerCount }, (_, index) =>
    startWorkerProcess({ ...options, socketFolder, index, memoryMb: workerMemoryMb, log }),
  );
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 });
  const host = new URL(siteUrl).host;
  const close = async () => {
    await Promise.all(workers.map(async (worker) => await worker.stop()));
    agent.destroy();
    if (socketFolder !== null) rmSync(socketFolder, { recursive: true, force: true });
  };
  try {
    await Promise.any(workers.map(({ started }) => started));
  } catch (error) {
    await close();
    throw error instanceof AggregateError ? error.errors[0] : error;
  }

  const requestCounts = new Map(workers.map((worker) => [worker, 0]));

  /** The worker with the fewest requests in progress. While a worker is being restarted, the others do its work. */
  function chooseWorker(): (typeof workers)[number] | undefined {
    const ready = workers.filter((worker) => worker.isReady());
    const getCount = (worker: (typeof workers)[number]) => requestCounts.get(worker) ?? 0;
    return (ready.length > 0 ? ready : workers).toSorted((a, b) => getCount(a) - getCount(b))[0];
  }

  async function send({ method, target, headers, body, signal }: NextRequest): Promise<IncomingMessage> {
    const worker = chooseWorker();
    if (worker === undefined) throw new RenderUnavailableError('There is no process that renders pages.');
    const address = await worker.getAddress(RESTART_WAIT_MS);
    const connection = 'path' in address ? { socketPath: address.path } : address;
    return await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ ...connection, agent, method, path: target, headers, signal, maxHeaderSize: MAX_HEADER_BYTES }, resolve);
      requestCounts.set(worker, (requestCounts.get(worker) ?? 0) + 1);
      sent.once('close', () => requestCounts.set(worker, (requestCounts.get(worker) ?? 1) - 1));
      sent.once('error', (error) =>
        reject(signal.aborted ? error : new RenderUnavailableError(`Next ended the connection: ${error.message}`, { cause: error })),
      );
      if (body) pipeline(body, sent).catch(reject);
      else sent.end();
    });
  }

  async function fetchPage(target: string, headers: Readonly<Record<string, string>> = {}): Promise<NextResponseData> {
    const signal = AbortSignal.timeout(renderTimeoutMs);
    try {
      const response = await send({
        method: 'GET',
        target,
        headers: { host, accept: 'text/html', te: 'trailers', ...headers },
        body: null,
        signal,
      });
      const body = await readBody(response);
      const contentKeys = (response.trailers[CONTENT_KEYS_TRAILER] ?? ANY_KEY).split(' ');
      return { status: response.statusCode ?? 500, headers: response.headers, body, contentKeys };
    } catch (error) {
      if (error instanceof RenderUnavailableError) throw error;
      if (signal.aborted) throw new RenderUnavailableError(`Next did not respond within ${renderTimeoutMs} ms.`, { cause: error });
      throw new RenderUnavailableError('Next ended before its response was complete.', { cause: error });
    }
  }

  return { fetchPage, send, close };
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_DOCUMENT_BYTES) throw new RenderUnavailableError(`A page is larger than ${MAX_DOCUMENT_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns null where sockets in the file system are not available: the workers then listen on the loopback interface */
function createSocketFolder(): string | null {
  if (process.platform === 'win32') return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'causeway-next-'));
  if (Buffer.byteLength(folder) <= MAX_SOCKET_FOLDER_LENGTH) return folder;
  rmSync(folder, { recursive: true });
  return null;
}
