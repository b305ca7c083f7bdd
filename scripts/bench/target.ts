import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, type IncomingHttpHeaders } from 'node:http';

type Encoding = 'br' | 'gzip' | 'identity';

/** One address under load, and what a right answer of it looks like. */
export type Target = {
  name: string;
  url: URL;
  acceptEncoding: string;
  encoding: Encoding;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Of one whole answer as it travels. */
  bytes: number;
};

/** Long enough for the best compression of a page, which follows the first answer. */
const SETTLE_MS = 3000;

/**
 * Asks for the page until its answer stays the same, so that what is measured is a finished page.
 * @throws Error when the answer is not an HTML document with status 200
 */
export async function readTarget(name: string, origin: string, page: string, acceptEncoding = 'gzip, br'): Promise<Target> {
  const url = new URL(page, origin);
  await ask(url, acceptEncoding);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const { status, headers, body } = await ask(url, acceptEncoding);
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding !== 'br' && coding !== 'gzip' && coding !== 'identity') throw new Error(`${name} answered in an unknown coding: ${coding}`);
  if (status !== 200 || !decode(body, coding).includes('</html>'))
    throw new Error(`${name} answered ${status} without a whole document to ${url.href}`);
  return { name, url, acceptEncoding, encoding: coding, headers, body, bytes: headBytes(headers) + body.length };
}

/** Sizes of the styles in a page's document, in bytes: as they are, and compressed by themselves. */
export function measureStyles({ body, encoding }: Target): { whole: number; brotli: number } {
  const styles = Array.from(decode(body, encoding).matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, text = '']) => text).join('');
  return { whole: Buffer.byteLength(styles), brotli: brotliCompressSync(styles).length };
}

function decode(body: Buffer, encoding: Encoding): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** `fetch` would decode the body. */
function ask(url: URL, acceptEncoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.once('error', reject);
  });
}

function headBytes(headers: IncomingHttpHeaders): number {
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length + 4,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
}
