/** Reads multipart/form-data (RFC 7578) as it comes in: fields are read, files are handed on as streams. */
import { Readable } from 'node:stream';
import { decodeOrNull } from '#lib/uri/decode.ts';

export type FilePart = { name: string; type: string; content: Readable };
export type Form = { fields: Record<string, string>; file: FilePart | null };

/** The body is none, or none that is taken; the message is for the caller. */
export class BrokenForm extends Error {
  override name = 'BrokenForm';
}

const MAX_HEAD = 16_384;
const MAX_FIELD = 131_072;
const MAX_FIELDS = 50;
const CRLF = '\r\n';

/** @returns null when the type is another one */
export function boundaryOf(contentType: string): string | null {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2] ?? null;
}

/** A part as it comes in: a small field, or a file whose content must be read before the next part is asked for. */
export type Part = { kind: 'field'; name: string; value: string } | { kind: 'file'; name: string; file: FilePart };

/**
 * Reads up to the first file. Fields behind it are not read: callers who send any put them before.
 * @param body whose rest the file's content is read from
 */
export async function readForm(body: Readable, boundary: string): Promise<Form> {
  const fields: Record<string, string> = {};
  for await (const part of readParts(body, boundary, MAX_FIELDS)) {
    if (part.kind === 'file') return { fields, file: part.file };
    fields[part.name] = part.value;
  }
  return { fields, file: null };
}

/**
 * Every part in turn.
 * @param most parts, file fields in which nothing was chosen among them
 */
export async function* readParts(body: Readable, boundary: string, most: number): AsyncGenerator<Part> {
  const reader = new Reader(body);
  // The first boundary has no line before it.
  reader.unread(Buffer.from(CRLF));
  const delimiter = Buffer.from(`${CRLF}--${boundary}`);
  await reader.upTo(delimiter, MAX_HEAD, 'The body does not begin with its boundary.');
  for (let count = 0; count <= most; count += 1) {
    const line = (await reader.upTo(Buffer.from(CRLF), MAX_HEAD, 'The body ends within its parts.')).toString('latin1').trim();
    if (line === '--') return;
    // Headers end with an empty line; there may be none of them.
    reader.unread(Buffer.from(CRLF));
    const head = (await reader.upTo(Buffer.from(CRLF + CRLF), MAX_HEAD, 'A part has no end of its headers.')).toString('utf8');
    const { name, filename, type } = readHead(head);
    if (filename !== null) {
      // A file field in which nothing was chosen.
      if (filename === '') await reader.upTo(delimiter, MAX_FIELD, 'A part is too large.');
      else
        yield {
          kind: 'file',
          name,
          file: { name: filename, type, content: Readable.from(reader.until(delimiter), { objectMode: false }) },
        };
    } else {
      const value = await reader.upTo(delimiter, MAX_FIELD, `The field "${name.slice(0, 60)}" is larger than ${MAX_FIELD} bytes.`);
      yield { kind: 'field', name, value: value.toString('utf8') };
    }
  }
  throw new BrokenForm(`The form has more than ${most} fields.`);
}

function readHead(head: string): { name: string; filename: string | null; type: string } {
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? '';
  return {
    name: /\bname="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1] ?? '',
    filename: fileNameOf(disposition),
    type: /^content-type:(.*)$/im.exec(head)?.[1]?.trim() ?? '',
  };
}

/** Name in a Content-Disposition, in its plain or its encoded form (RFC 6266); null: none. */
export function fileNameOf(disposition: string): string | null {
  const encoded = /\bfilename\*\s*=\s*utf-8'[^']*'([^\s;]+)/i.exec(disposition)?.[1];
  // What is badly encoded is passed over for the plain form.
  const decoded = encoded === undefined ? null : decodeOrNull(encoded);
  if (decoded !== null) return decoded;
  const match = /\bfilename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(disposition);
  // Browsers write quotation marks as %22, and paths with backslashes as they are.
  return match ? (match[1] ?? match[2] ?? '').replaceAll('%22', '"').replaceAll(String.raw`\"`, '"') : null;
}

/** A stream that can be read up to some bytes. However small its pieces are, each byte is copied and looked at a few times only. */
class Reader {
  private readonly chunks: AsyncIterator<Buffer>;
  /** Bytes that were handed out are never written over: whoever has them may still be writing them to the disk. */
  private room: Buffer = Buffer.alloc(0);
  private start = 0;
  private end = 0;

  constructor(body: Readable) {
    // A form that is not read to its end must not end the connection, on which the answer is still to go.
    this.chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  }

  unread(bytes: Buffer): void {
    this.room = Buffer.concat([bytes, this.room.subarray(this.start, this.end)]);
    this.start = 0;
    this.end = this.room.length;
  }

  /** What comes before some bytes, which are dropped. */
  async upTo(end: Buffer, limit: number, problem: string): Promise<Buffer> {
    for (let known = 0; ;) {
      const at = this.find(end, known);
      if (at >= 0) {
        const before = this.take(at);
        this.take(end.length);
        return before;
      }
      // The end may stand half in what is here and half in what comes.
      known = Math.max(0, this.length - end.length + 1);
      if (this.length > limit || !(await this.more())) throw new BrokenForm(problem);
    }
  }

  /** What comes before some bytes, piece by piece; they are dropped. */
  async *until(end: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.find(end, 0);
      if (at >= 0) {
        if (at > 0) yield this.take(at);
        this.take(end.length);
        return;
      }
      const safe = this.length - end.length + 1;
      if (safe > 0) yield this.take(safe);
      if (!(await this.more())) throw new BrokenForm('The body ends within the file.');
    }
  }

  private get length(): number {
    return this.end - this.start;
  }

  private find(bytes: Buffer, from: number): number {
    return this.room.subarray(this.start, this.end).indexOf(bytes, from);
  }

  private take(count: number): Buffer {
    const taken = this.room.subarray(this.start, this.start + count);
    this.start += count;
    return taken;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    if (this.room.length - this.end < value.length) {
      const room = Buffer.allocUnsafe(2 * (this.length + value.length));
      this.end = this.room.copy(room, 0, this.start, this.end);
      this.start = 0;
      this.room = room;
    }
    this.end += value.copy(this.room, this.end);
    return true;
  }
}
