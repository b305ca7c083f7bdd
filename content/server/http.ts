/** The content service's HTTP server: connections, addresses, and what is answered when nothing better can be. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callerOf } from './caller.ts';
import { answerText, Refusal, type Exchange, type Route } from './exchange.ts';
import { inRequest, type Log } from './log.ts';
import { addressProblem } from './address-problem.ts';

export type HttpOptions = {
  host: string;
  /** 0: any free one. */
  port: number;
  /** In the order they are asked. */
  routes: readonly Route[];
  log: Log;
  /** Told of every answer. */
  observe?: (exchange: Exchange, status: number, ms: number) => void;
};

/** How long open answers may take once the service is told to stop. */
const STOP_GRACE_MS = 10_000;
/** Answers that take longer are worth a line in the log. */
const SLOW_MS = 2_000;

const timeouts = {
  headersTimeout: 5_000,
  // Bodies have limits of their own, an upload a longer one than a query: see body.ts.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  // How often Node looks for the first two: they are no use when it is as seldom as by default.
  connectionsCheckingInterval: 1_000,
} as const;
/** A caller who neither sends nor reads for this long is cut off. */
const SILENCE_MS = 30_000;
const MAX_CONNECTIONS = 2_000;

/** @throws Problem when the address is taken or not this machine's */
export async function listen(options: HttpOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const { host, port } = options;
  const server = createServer({ ...timeouts, maxHeaderSize: 16_384 }, (request, response) => {
    const { exchange, problem } = exchangeOf(request, response);
    response.setHeader('x-request-id', exchange.caller.requestId);
    response.setHeader('x-content-type-options', 'nosniff');
    void inRequest(exchange.caller.requestId, () => converse(exchange, problem, options));
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = SILENCE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(addressProblem(error, host, port) ?? error));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, stop: () => stop(server) };
}

function exchangeOf(request: IncomingMessage, response: ServerResponse): { exchange: Exchange; problem: Refusal | undefined } {
  // Proxies may send the whole address.
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const [path = '/', query = ''] = (target === '' ? '/' : target).split(/\?(.*)/s);
  return {
    exchange: { request, response, pathname: path, search: new URLSearchParams(query), caller: callerOf(request) },
    problem: path.startsWith('/') ? undefined : new Refusal(400, 'The address must be a path.'),
  };
}

async function converse(exchange: Exchange, problem: Refusal | undefined, options: HttpOptions): Promise<void> {
  const { request, response } = exchange;
  const { log } = options;
  const began = performance.now();
  response.once('close', () => {
    const ms = performance.now() - began;
    options.observe?.(exchange, response.writableFinished ? response.statusCode : 499, ms);
    const level = response.statusCode >= 500 ? 'warn' : ms >= SLOW_MS ? 'info' : 'debug';
    log(level, 'Answered', {
      requestId: exchange.caller.requestId,
      method: request.method,
      path: exchange.pathname.slice(0, 200),
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(!response.writableFinished && { cut: true }),
    });
  });
  // Callers who go away are no event.
  response.on('error', () => undefined);
  try {
    if (problem) throw problem;
    const route = options.routes.find(({ matches }) => matches(exchange));
    if (!route) throw new Refusal(404, 'There is nothing here.');
    await route.answer(exchange);
  } catch (error) {
    if (error instanceof Refusal) return answerText(response, error.status, error.message, error.headers);
    log('error', 'A request met a defect', { error, path: exchange.pathname.slice(0, 200) });
    if (response.headersSent) response.destroy();
    else answerText(response, 500, 'Internal server error.');
  }
}

/** Takes no new connections, lets open answers finish, then cuts what is left. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
    // A connection that is kept alive would take new requests for as long as they come.
    server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('connection', 'close'));
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
