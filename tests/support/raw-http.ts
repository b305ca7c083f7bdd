/** HTTP without the conveniences of `fetch`, which follows redirects, decodes bodies and normalizes paths. */
import { request } from 'node:http';
import { connect } from 'node:net';

export type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

export interface RawHttp {
  /** Returns the response as it was sent. */
  fetchRaw: (path: string, headers?: Readonly<Record<string, string>>, method?: string, body?: string) => Promise<RawResponse>;
  /** Returns everything that the server sends in response to these bytes, until it closes the connection or is silent for five seconds. */
  sendBytes: (bytes: string) => Promise<string>;
}

export function createRawHttp({ hostname, port }: URL): RawHttp {
  return {
    fetchRaw: (path, headers = {}, method = 'GET', body) =>
      new Promise((resolve, reject) => {
        const sent = request({ host: hostname, port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
        });
        sent.once('error', reject);
        sent.end(body);
      }),
    sendBytes: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), hostname);
        let text = '';
        socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
        // The server may close the connection before it has read everything.
        socket.once('error', (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
        });
        socket.once('close', () => resolve(text));
        socket.setTimeout(5000, () => socket.destroy());
        socket.write(bytes);
      }),
  };
}
