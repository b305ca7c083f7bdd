import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, type IncomingHttpHeaders } from 'node:http';

type Encoding = 'br' | 'gzip' | 'identity';

/** A server under load: the URL to request, and the expected response. */
export type BenchTarget = {
  name: string;
  url: URL;
  acceptEncoding: string;
  encoding: Encoding;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Size of a complete response on the wire, header included. */
  bytes: number;
};

/** Time for the server to compress the page at the highest level, which it does after the first response. */
const COMPRESSION_WAIT_MS = 3000;

/**
 * Requests the page, waits until the server has cached its final form, and records the response.
 * @throws Error if the response is not a complete HTML document with status 200
 */
export async function prepareTarget(name: string, origin: string, page: string, acceptEncoding = 'gzip, br'): Promise<BenchTarget> {
  const url = new URL(page, origin);
  await fetchRaw(url, acceptEncoding);
  await new Promise((resolve) => setTimeout(resolve, COMPRESSION_WAIT_MS));
  const { status, headers, body } = await fetchRaw(url, acceptEncoding);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'br' && encoding !== 'gzip' && encoding !== 'identity')
    throw new Error(`${name} responded with the unsupported content encoding "${encoding}".`);
  if (status !== 200 || !decompress(body, encoding).includes('</html>'))
    throw new Error(`${name} responded to ${url.href} with status ${status}, or with an incomplete document.`);
  return { name, url, acceptEncoding, encoding, headers, body, bytes: countHeaderBytes(headers) + body.length };
}

/** Returns the size of the inline CSS of the page in bytes, uncompressed and compressed with Brotli. */
export function measureStyles({ body, encoding }: BenchTarget): { raw: number; brotli: number } {
  const styles = Array.from(decompress(body, encoding).matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, text = '']) => text).join('');
  return { raw: Buffer.byteLength(styles), brotli: brotliCompressSync(styles).length };
}

function decompress(body: Buffer, encoding: Encoding): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a URL without decompressing the body, as `fetch` would. */
function fetchRaw(url: URL, acceptEncoding: string): Promise<RawResponse> {
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

function countHeaderBytes(headers: IncomingHttpHeaders): number {
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length + 4,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
}
