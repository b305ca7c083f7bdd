/** The content service's HTTP server. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Problem } from '#lib/process/problem.ts';
import type { Log } from './log.ts';
import { serveMedia } from './media.ts';

export type HttpOptions = {
  host: string;
  /** 0: any free one. */
  port: number;
  graphqlPath: string;
  graphql: RequestListener;
  mediaDir: string;
  /** Throws when the service can't answer. */
  checkHealth: () => Promise<void>;
  log: Log;
};

/** How long open answers may take once the service is told to stop. */
const STOP_GRACE_MS = 5_000;

/** @throws Problem when the address is taken or not this machine's */
export async function listen(options: HttpOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const { host, port, log } = options;
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    (request, response) => {
      route(request, response, options).catch((error: unknown) => {
        log('error', 'A request met a defect', { error, url: request.url });
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, stop: () => stop(server) };
}

async function route(request: IncomingMessage, response: ServerResponse, options: HttpOptions): Promise<void> {
  const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
  if (pathname === options.graphqlPath || pathname === `${options.graphqlPath}/`) {
    options.graphql(request, response);
  } else if (pathname.startsWith('/media/')) {
    await serveMedia(request, response, options.mediaDir, pathname);
  } else if (pathname === '/healthz') {
    await answerHealth(response, options);
  } else {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('There is nothing here.\n');
  }
}

async function answerHealth(response: ServerResponse, { checkHealth, log }: HttpOptions): Promise<void> {
  const healthy = await checkHealth().then(
    () => true,
    (error: unknown) => {
      log('error', 'The database does not answer', { error });
      return false;
    },
  );
  response
    .writeHead(healthy ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(healthy ? 'ok\n' : 'The database does not answer.\n');
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  if (error.code === 'EADDRINUSE') {
    return new Problem(
      {
        name: 'CONTENT_PORT',
        rule: `${host}:${port} is in use by another program.`,
        remedy: 'Stop that program, or choose another port.',
        example: `CONTENT_PORT=${port + 1}`,
      },
      { cause: error },
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Problem(
      {
        name: 'CONTENT_HOST',
        rule: `${host} is no address of this machine.`,
        remedy: 'Use 127.0.0.1, or 0.0.0.0 to open the service to the network.',
        example: 'CONTENT_HOST=127.0.0.1',
      },
      { cause: error },
    );
  }
  if (error.code === 'EACCES') {
    return new Problem(
      {
        name: 'CONTENT_PORT',
        rule: `this user may not listen on port ${port}.`,
        remedy: 'Choose a port above 1023.',
        example: 'CONTENT_PORT=4000',
      },
      { cause: error },
    );
  }
  return error;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
