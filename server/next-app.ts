/** Next in this process, asked for pages over connections that never leave memory. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';
import next from 'next';

export interface NextAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface NextApp {
  /** One GET without cookies, so that what comes back is the same for every visitor. @param target a normalised path, and the query that a page may read */
  ask: (target: string, headers?: Readonly<Record<string, string>>) => Promise<NextAnswer>;
  /** Answers a visitor's own request, body and all. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Loads the built site.
 * @param siteUrl Next makes absolute addresses of the request's host, which therefore is never the visitor's own claim
 */
export async function startNext(options: { dir: string; host: string; port: number; siteUrl: string }): Promise<NextApp> {
  // Not `quiet`: a page that fails would leave no trace of why.
  const app = next({ dev: false, dir: options.dir, hostname: options.host, port: options.port, quiet: false });
  await app.prepare();
  const handle = app.getRequestHandler();
  // It never listens: requests are made to it through pairs of streams.
  const inner = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  const host = new URL(options.siteUrl).host;

  const ask = (target: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<NextAnswer>((resolve, reject) => {
      const [ours, theirs] = duplexPair();
      inner.emit('connection', theirs);
      const asked = request(
        { path: target, headers: { host, accept: 'text/html', ...headers, connection: 'close' }, createConnection: () => ours },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () => {
            ours.destroy();
            resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) });
          });
        },
      );
      asked.once('error', reject);
      asked.end();
    });

  return { ask, handle: async (incoming, outgoing) => await handle(incoming, outgoing), close: async () => await app.close() };
}
