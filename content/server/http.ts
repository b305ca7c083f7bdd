/** The HTTP server of the content service: connection limits, routing, logging and error responses. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { getClientInfo } from './get-client-info.ts';
import { getConnectionLimits, LISTEN_BACKLOG } from '#lib/http/connection-limits.ts';
import { limitConnections } from '#lib/http/connections.ts';
import { runWithRequestId, type Log } from '#lib/log/log.ts';
import { watchDescriptors } from '#lib/process/file-descriptors.ts';
import { toListenError } from '#lib/process/ports.ts';
import { describeUnexpectedError } from './errors.ts';
import { HttpError } from './http-error.ts';
import { sendText, type RequestContext, type Route } from './request-context.ts';

export type HttpOptions = {
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** In the order in which they are matched. */
  routes: readonly Route[];
  log: Log;
  /** Whether the text is the secret with which the site authenticates. */
  isSharedSecret: (text: string) => boolean;
  /** Called after every response. The status is 499 if the client disconnected before. */
  onResponse?: (context: RequestContext, status: number, ms: number) => void;
};

/**
 * After a stop request, the server accepts connections and refuses requests until none has arrived for the first duration, or until the second duration is
 * over. Clients then receive a response, instead of a connection that closes while they are sending a request.
 */
const QUIET_MS = 300;
const MAX_REFUSE_MS = 3_000;
/** Time for open requests to finish when the service stops. */
const STOP_GRACE_MS = 10_000;
/** Slower responses are logged. */
const SLOW_RESPONSE_MS = 2_000;

const timeouts = {
  headersTimeout: 5_000,
  // Bodies have shorter limits, which depend on the route: see request-body.ts.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  // Node checks the first two timeouts at this interval. Its default of 30 s would be too long for them.
  connectionsCheckingInterval: 1_000,
} as const;
/** A connection without any traffic is closed after this time. */
const IDLE_TIMEOUT_MS = 30_000;

/** @throws OperationalError if the address is in use or does not belong to this machine */
export async function listen(options: HttpOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const { host, port } = options;
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;
  let requestCount = 0;
  const server = createServer({ ...timeouts, maxHeaderSize: 16_384 });
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    requestCount += 1;
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    const { context, error: targetError } = createRequestContext(request, response, options);
    const error = isStopping ? createStoppingError() : targetError;
    if (isStopping) {
      response.setHeader('connection', 'close');
      // The rest of the body would otherwise reset the connection before the client has read the response.
      request.resume();
    }
    response.setHeader('x-request-id', context.client.requestId);
    response.setHeader('x-content-type-options', 'nosniff');
    void runWithRequestId(context.client.requestId, () => handleRequest(context, error, options));
  };
  server.on('request', limitConnections(server, handle, getConnectionLimits(options.log)));
  const descriptors = watchDescriptors(options.log);
  server.timeout = IDLE_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(toListenError({ host, port, hostVariable: 'CONTENT_HOST', portVariable: 'CONTENT_PORT' }, error) ?? error),
    );
    server.listen({ port, host, backlog: LISTEN_BACKLOG }, resolve);
  });
  const address = server.address();
  const stop = async () => {
    isStopping = true;
    descriptors.stop();
    for (const response of openResponses) if (!response.headersSent) response.setHeader('connection', 'close');
    await waitForQuiet(() => requestCount);
    await closeServer(server);
  };
  return { port: typeof address === 'object' && address ? address.port : port, stop };
}

function createRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  { isSharedSecret }: HttpOptions,
): { context: RequestContext; error: HttpError | undefined } {
  // Proxies may send an absolute URL.
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const [path = '/', query = ''] = (target === '' ? '/' : target).split(/\?(.*)/s);
  return {
    context: { request, response, pathname: path, search: new URLSearchParams(query), client: getClientInfo(request, isSharedSecret) },
    error: path.startsWith('/') ? undefined : new HttpError(400, 'The request target is not a path. Send a path that begins with a slash.'),
  };
}

async function handleRequest(context: RequestContext, targetError: HttpError | undefined, options: HttpOptions): Promise<void> {
  const { request, response } = context;
  const { log } = options;
  const startedAt = performance.now();
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    options.onResponse?.(context, response.writableFinished ? response.statusCode : 499, ms);
    const level = response.statusCode >= 500 ? 'warn' : ms >= SLOW_RESPONSE_MS ? 'info' : 'debug';
    log(level, 'Request completed', {
      requestId: context.client.requestId,
      method: request.method,
      path: context.pathname.slice(0, 200),
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(!response.writableFinished && { disconnected: true }),
    });
  });
  // A client disconnect is not an error.
  response.on('error', () => undefined);
  try {
    if (targetError) throw targetError;
    const route = options.routes.find(({ matches }) => matches(context));
    if (!route) throw new HttpError(404, 'Not found.');
    await route.handle(context);
  } catch (error) {
    if (error instanceof HttpError) return sendText(response, error.status, error.message, error.headers);
    const { message, status } = describeUnexpectedError(error);
    if (status >= 500) log('error', 'A request failed with an unexpected error', { error, path: context.pathname.slice(0, 200) });
    if (response.headersSent) response.destroy();
    else sendText(response, status, message);
  }
}

function createStoppingError(): HttpError {
  return new HttpError(503, 'The service is shutting down. Send the request again in a few seconds.', { 'retry-after': '5' });
}

/** Resolves when the number of requests has stayed the same for some time. */
async function waitForQuiet(countRequests: () => number): Promise<void> {
  const deadline = performance.now() + MAX_REFUSE_MS;
  let before: number;
  do {
    before = countRequests();
    await sleep(QUIET_MS);
    // If the process was busy, it still has to accept connections and read requests. Each of these steps takes one turn of the event loop.
    for (let turn = 1; turn <= 3; turn += 1) await setImmediate();
  } while (countRequests() !== before && performance.now() < deadline);
}

/** Stops accepting connections, waits for open requests, and closes those that take too long. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
