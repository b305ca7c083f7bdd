/** Next in this process. Pages are fetched from it over connections that exist in memory only. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';
import next from 'next';

export interface NextResponseData {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface NextApp {
  /** A GET without cookies, so that the response is the same for every visitor. @param target a normalized path, and the query that a page may read */
  fetchPage: (target: string, headers?: Readonly<Record<string, string>>) => Promise<NextResponseData>;
  /** Handles a visitor's request, including its cookies and body. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Loads the built site.
 * @param siteUrl Next builds absolute URLs from the host of a request, so that host is always ours and never what a visitor sent
 */
export async function startNext(options: { dir: string; host: string; port: number; siteUrl: string }): Promise<NextApp> {
  // Not `quiet`: Next logs why a page failed.
  const app = next({ dev: false, dir: options.dir, hostname: options.host, port: options.port, quiet: false });
  await app.prepare();
  const handle = app.getRequestHandler();
  // This server never listens: requests reach it through pairs of streams.
  const innerServer = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  const host = new URL(options.siteUrl).host;

  const fetchPage = (target: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<NextResponseData>((resolve, reject) => {
      const [clientEnd, serverEnd] = duplexPair();
      innerServer.emit('connection', serverEnd);
      const sent = request(
        { path: target, headers: { host, accept: 'text/html', ...headers, connection: 'close' }, createConnection: () => clientEnd },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () => {
            clientEnd.destroy();
            resolve({ status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(chunks) });
          });
        },
      );
      sent.once('error', reject);
      sent.end();
    });

  return { fetchPage, handle: async (incoming, outgoing) => await handle(incoming, outgoing), close: async () => await app.close() };
}
