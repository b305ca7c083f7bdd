/**
 * Protects an HTTP server from clients that open many connections, send many requests at once, or read responses slowly:
 * - Each connection has one request in progress. Requests that a client sends before it has read the previous response (pipelining) wait.
 * - The number of connections is limited, in total and per network, so that no network can take all of them.
 * - A client that does not read its response is disconnected.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '#lib/log/log.ts';
import { normalizeIp, toNetworkPrefix } from './ip-address.ts';

export interface ConnectionLimits {
  /** At this limit, a new connection replaces an idle one of the network that has the most. If none is idle, the new one is closed. */
  maxConnections: number;
  /** Does not apply to trusted proxies, which send the requests of many clients. */
  maxConnectionsPerNetwork: number;
  isTrustedProxy: (ip: string) => boolean;
  log: Log;
  timing?: Partial<Timing>;
}

interface Timing {
  /** Maximum time without the client reading any part of a response. */
  maxStallMs: number;
  /** A response may take this long, plus the time that it takes at the minimum rate. */
  baseSendMs: number;
  minBytesPerSecond: number;
  checkIntervalMs: number;
}

const DEFAULT_TIMING: Timing = { maxStallMs: 20_000, baseSendMs: 30_000, minBytesPerSecond: 4096, checkIntervalMs: 1000 };

/** Browsers do not pipeline, and other clients send a few requests ahead. A client that sends more is disconnected. */
const MAX_WAITING_PER_CONNECTION = 32;

/** A waiting request takes about 5 kB. */
const MAX_WAITING = 8000;

/** How many connections of a network are examined to find an idle one. */
const MAX_EXAMINED = 64;

/** With thousands of networks, finding the one with the most connections takes too long to be repeated for every new connection. */
const LARGEST_NETWORK_MS = 100;

const LOG_INTERVAL_MS = 60_000;

interface Connection {
  socket: Socket;
  network: string;
  /** The response in progress, or the last one. */
  response: ServerResponse | null;
  waiting: { request: IncomingMessage; response: ServerResponse }[];
  /** The result of the last check; null if no response was being sent. */
  progress: Progress | null;
}

interface Progress {
  response: ServerResponse;
  startedAt: number;
  bytesAtStart: number;
  /** When the client last read something. */
  readAt: number;
  bytesSent: number;
  bytesPending: number;
}

/**
 * @param handle is called for a request when the previous response on the same connection has been sent
 * @returns the listener to register for `request` (and for `checkContinue`, if `handle` distinguishes it)
 */
export function limitConnections(server: Server, handle: RequestListener, limits: ConnectionLimits): RequestListener {
  const timing: Timing = { ...DEFAULT_TIMING, ...limits.timing };
  const connections = new Map<Socket, Connection>();
  const networks = new Map<string, Set<Connection>>();
  const refusals = createRefusalLog(limits.log);
  let waitingCount = 0;
  let largest: { network: Set<Connection> | undefined; until: number } = { network: undefined, until: 0 };

  function accept(socket: Socket): void {
    const address = normalizeIp(socket.remoteAddress ?? '');
    const network = toNetworkPrefix(address);
    const siblings = networks.get(network) ?? new Set<Connection>();
    const isFull = siblings.size >= limits.maxConnectionsPerNetwork && !limits.isTrustedProxy(address);
    if (isFull && !closeIdle(siblings)) return refuse(socket, 'network');
    if (connections.size >= limits.maxConnections && !closeIdle(getLargestNetwork())) return refuse(socket, 'server');
    const connection: Connection = { socket, network, response: null, waiting: [], progress: null };
    connections.set(socket, connection);
    networks.set(network, siblings.add(connection));
    socket.once('close', () => remove(connection));
  }

  function refuse(socket: Socket, scope: RefusalScope): void {
    refusals.add(scope);
    socket.destroy();
  }

  function remove(connection: Connection): void {
    const { socket, network, waiting } = connection;
    if (!connections.delete(socket)) return;
    waitingCount -= waiting.length;
    waiting.length = 0;
    const siblings = networks.get(network);
    siblings?.delete(connection);
    if (siblings?.size === 0) networks.delete(network);
  }

  function close(connection: Connection): void {
    // Removed here, not only when the socket emits `close`, so that the counts are correct for the next connection.
    remove(connection);
    connection.socket.destroy();
  }

  /** Closes the oldest idle connection. @returns false if none of those examined is idle */
  function closeIdle(candidates: Set<Connection> | undefined): boolean {
    let examined = 0;
    for (const connection of candidates ?? []) {
      if (!isBusy(connection)) {
        close(connection);
        return true;
      }
      if (++examined === MAX_EXAMINED) return false;
      // Busy connections move to the end, so that the next search examines others. The loop reaches them again only after all others.
      candidates?.delete(connection);
      candidates?.add(connection);
    }
    return false;
  }

  function getLargestNetwork(): Set<Connection> | undefined {
    const now = performance.now();
    if (now < largest.until && largest.network !== undefined && largest.network.size > 0) return largest.network;
    let network: Set<Connection> | undefined;
    for (const candidate of networks.values()) if (candidate.size > (network?.size ?? 0)) network = candidate;
    largest = { network, until: now + LARGEST_NETWORK_MS };
    return network;
  }

  const listener: RequestListener = (request, response) => {
    const connection = connections.get(request.socket);
    // Without a connection, the socket was closed while its requests were being parsed.
    if (!connection) return;
    if (isBusy(connection)) return enqueue(connection, request, response);
    connection.response = response;
    handle(request, response);
  };

  function enqueue(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    if (connection.waiting.length >= MAX_WAITING_PER_CONNECTION || waitingCount >= MAX_WAITING) {
      refusals.add('pipelining');
      stopParsing(connection.socket);
      return close(connection);
    }
    waitingCount++;
    if (connection.waiting.push({ request, response }) > 1) return;
    // Node resumes the connection at the end of each request that it parses, so this must come after the current chunk.
    process.nextTick(() => {
      if (connection.waiting.length > 0) connection.socket.pause();
    });
    handleNextAfter(connection);
  }

  /** Runs in a later turn of the event loop, so that a connection whose client reads fast does not delay others. */
  function handleNextAfter(connection: Connection): void {
    connection.response?.once('close', () => setImmediate(() => handleNext(connection)));
  }

  function handleNext(connection: Connection): void {
    const { socket, waiting } = connection;
    if (socket.destroyed) return;
    const next = waiting.shift();
    if (!next) return;
    waitingCount--;
    connection.response = next.response;
    if (waiting.length === 0) socket.resume();
    else handleNextAfter(connection);
    handle(next.request, next.response);
  }

  function checkProgress(): void {
    const now = performance.now();
    for (const connection of connections.values()) {
      connection.progress = measureProgress(connection, now);
      if (connection.progress && isTooSlow(connection.progress, now, timing)) {
        refusals.add('slow');
        close(connection);
      }
    }
    refusals.flush(now);
  }

  server.on('connection', accept);
  // An error of `accept`, such as too many open files, concerns one connection. Without a listener it would end the process.
  server.on('error', (error) => {
    if (server.listening) refusals.add('error', error);
  });
  const timer = setInterval(checkProgress, timing.checkIntervalMs).unref();
  server.once('close', () => clearInterval(timer));
  return listener;
}

/**
 * Node parses all requests of a chunk, up to 2500 in 64 kB, even after the connection was closed, which takes about 10 ms. The listener of the parser can
 * return 2, as for CONNECT, to end parsing with the current request. Node does not document this property.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

function isBusy({ response, waiting }: Connection): boolean {
  return waiting.length > 0 || (response !== null && !response.writableFinished);
}

function measureProgress({ socket, response, progress }: Connection, now: number): Progress | null {
  if (response === null || response.writableFinished || !response.headersSent) return null;
  const [bytesSent, bytesPending] = [socket.bytesWritten, socket.writableLength];
  if (progress?.response !== response)
    return { response, startedAt: now, bytesAtStart: bytesSent - bytesPending, readAt: now, bytesSent, bytesPending };
  // Without pending bytes, the client does not delay the response.
  const hasRead = bytesPending === 0 || bytesSent !== progress.bytesSent || bytesPending !== progress.bytesPending;
  return { ...progress, bytesSent, bytesPending, readAt: hasRead ? now : progress.readAt };
}

function isTooSlow({ startedAt, bytesAtStart, readAt, bytesSent }: Progress, now: number, timing: Timing): boolean {
  if (now - readAt > timing.maxStallMs) return true;
  return now - startedAt > timing.baseSendMs + ((bytesSent - bytesAtStart) / timing.minBytesPerSecond) * 1000;
}

type RefusalScope = 'network' | 'server' | 'pipelining' | 'slow' | 'error';

const refusalEvents: Readonly<Record<RefusalScope, string>> = {
  network: 'Connections were refused because their network has reached the limit per network',
  server: 'Connections were refused because the server has reached its limit',
  pipelining: 'Connections were closed because they sent too many requests ahead of the responses',
  slow: 'Connections were closed because their clients did not read the response',
  error: 'Connections could not be accepted',
};

/** Logs each reason at most once a minute, so that an attack does not fill the log. */
function createRefusalLog(log: Log): { add: (scope: RefusalScope, error?: Error) => void; flush: (now: number) => void } {
  const entries = new Map<RefusalScope, { count: number; loggedAt: number; error: Error | undefined }>();
  return {
    add: (scope, error) => {
      const entry = entries.get(scope);
      if (entry) Object.assign(entry, { count: entry.count + 1, error });
      else entries.set(scope, { count: 1, loggedAt: -Infinity, error });
    },
    flush: (now) => {
      for (const [scope, entry] of entries) {
        if (entry.count === 0 || now - entry.loggedAt < LOG_INTERVAL_MS) continue;
        log('warn', refusalEvents[scope], { count: entry.count, ...(entry.error && { error: entry.error }) });
        Object.assign(entry, { count: 0, loggedAt: now });
      }
    },
  };
}
