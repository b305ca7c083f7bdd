/**
 * Compression of documents whose end can be replaced without compressing them again. The end is stored as it is behind the compressed rest, because brotli
 * (RFC 7932, section 9.2) and DEFLATE (RFC 1951, section 3.2.4) have blocks without compression.
 */
import { crc32 } from 'node:zlib';
import { toBrotli, toGzip } from './encoding.ts';

/** The end of every document that Next renders. */
export const DOCUMENT_END = '</body></html>';

const end = Buffer.from(DOCUMENT_END);

export interface CompressedBody {
  br: Buffer;
  gzip: Buffer;
  /** Bytes of the body without compression. */
  length: number;
  /** The CRC-32 of the body without its end. Null if the body has no end that can be replaced. */
  startChecksum: number | null;
}

/** @param quality of brotli, 0 to 11 */
export async function compressBody(body: Buffer, quality: number): Promise<CompressedBody> {
  const start = splitEnd(body);
  const [br, gzip] = await Promise.all([compressToBrotli(body, quality), toGzip(start ?? body, { isComplete: start === null })]);
  if (start === null) return { br, gzip, length: body.length, startChecksum: null };
  const startChecksum = crc32(start);
  return { br, gzip: Buffer.concat([gzip, toGzipEnd(end, startChecksum, start.length)]), length: body.length, startChecksum };
}

/** @param quality of brotli, 0 to 11 */
export async function compressToBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const start = splitEnd(body);
  return start === null
    ? await toBrotli(body, quality)
    : Buffer.concat([await toBrotli(start, quality, { isComplete: false }), toBrotliEnd(end)]);
}

type Replaceable = CompressedBody & { startChecksum: number };

/** Returns the brotli stream with another end. @param newEnd at most 65,536 bytes */
export const replaceBrotliEnd = ({ br }: Replaceable, newEnd: Buffer): Buffer =>
  Buffer.concat([br.subarray(0, br.length - BROTLI_END_LENGTH), toBrotliEnd(newEnd)]);

/** Returns the gzip file with another end. @param newEnd at most 65,535 bytes */
export const replaceGzipEnd = ({ gzip, length, startChecksum }: Replaceable, newEnd: Buffer): Buffer =>
  Buffer.concat([gzip.subarray(0, gzip.length - GZIP_END_LENGTH), toGzipEnd(newEnd, startChecksum, length - end.length)]);

function splitEnd(body: Buffer): Buffer | null {
  const start = body.subarray(0, Math.max(0, body.length - end.length));
  return start.length > 0 && body.subarray(start.length).equals(end) ? start : null;
}

/** An uncompressed meta-block with a length of 16 bits, and the empty last one. */
function toBrotliEnd(data: Buffer): Buffer {
  const header = ((data.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]), data, Buffer.from([3])]);
}

/** The last block, without compression, and the trailer of a gzip file (RFC 1952, section 2.3.1). */
function toGzipEnd(data: Buffer, startChecksum: number, startLength: number): Buffer {
  const bytes = Buffer.alloc(data.length + 13);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt16LE(data.length, 1);
  bytes.writeUInt16LE(data.length ^ 0xffff, 3);
  data.copy(bytes, 5);
  bytes.writeUInt32LE(crc32(data, startChecksum), data.length + 5);
  bytes.writeUInt32LE((startLength + data.length) % 2 ** 32, data.length + 9);
  return bytes;
}

const BROTLI_END_LENGTH = toBrotliEnd(end).length;
const GZIP_END_LENGTH = toGzipEnd(end, 0, 0).length;
