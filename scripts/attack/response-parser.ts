/** A minimal parser for HTTP/1.1 responses: fast enough for floods, and able to report responses that Node's client would reject. */
export interface RawResponse {
  status: number;
  /** Status line and headers. */
  head: string;
  /** As it was sent, for example compressed. Shorter than `bodyBytes` if it is longer than the parser keeps. */
  body: Buffer;
  bodyBytes: number;
}

interface Pending {
  head: string;
  status: number;
  framing: 'length' | 'chunked' | 'close';
  /** Bytes of the body, or of the current chunk with its line break, that are still to be received. */
  remaining: number;
  chunkState: 'size' | 'data' | 'trailers';
  kept: Buffer[];
  keptBytes: number;
  bodyBytes: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/** The value of a header, or undefined if it is missing. Several headers with this name are joined with commas, as HTTP allows. */
export function getHeader({ head }: Pick<RawResponse, 'head'>, name: string): string | undefined {
  const values = Array.from(head.matchAll(new RegExp(`\\r\\n${name}:[ \\t]*([^\\r\\n]*)`, 'gi')), ([, value = '']) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

export class ResponseParser {
  readonly #isHead: () => boolean;
  readonly #keepBytes: number;
  #rest: Buffer = Buffer.alloc(0);
  #pending: Pending | undefined;

  /**
   * @param isHead called for each response: whether it belongs to a HEAD request and therefore has no body
   * @param keepBytes how much of a body is kept
   */
  constructor(isHead: () => boolean, keepBytes: number) {
    this.#isHead = isHead;
    this.#keepBytes = keepBytes;
  }

  /** True if no part of another response has been received. */
  get isIdle(): boolean {
    return this.#pending === undefined && this.#rest.length === 0;
  }

  /** @returns the responses that are complete. @throws Error for bytes that are not an HTTP response */
  push(chunk: Buffer): RawResponse[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const responses: RawResponse[] = [];
    while (this.#readHead()) {
      const pending = this.#pending;
      if (pending === undefined || !this.#readBody(pending)) break;
      responses.push(this.#finish(pending));
    }
    return responses;
  }

  /** Call it when the connection ends. @returns the response whose end is the end of the connection, if there is one */
  end(): RawResponse | undefined {
    return this.#pending?.framing === 'close' ? this.#finish(this.#pending) : undefined;
  }

  /** @returns false if more bytes are needed */
  #readHead(): boolean {
    while (this.#pending === undefined) {
      const end = this.#rest.indexOf(HEAD_END);
      if (end === -1) return false;
      const head = this.#rest.toString('latin1', 0, end);
      this.#rest = this.#rest.subarray(end + HEAD_END.length);
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
      if (Number.isNaN(status)) throw new Error(`Not an HTTP response: ${JSON.stringify(head.slice(0, 200))}`);
      // Informational responses precede the actual one.
      if (status >= 200) this.#pending = this.#createPending(head, status);
    }
    return true;
  }

  #createPending(head: string, status: number): Pending {
    const common = { head, status, chunkState: 'size' as const, kept: [], keptBytes: 0, bodyBytes: 0 };
    if (this.#isHead() || status === 204 || status === 304) return { ...common, framing: 'length', remaining: 0 };
    if (/\r\ntransfer-encoding: *chunked/i.test(head)) return { ...common, framing: 'chunked', remaining: 0 };
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    return { ...common, framing: length === undefined ? 'close' : 'length', remaining: Number(length ?? 0) };
  }

  /** @returns false if more bytes are needed */
  #readBody(pending: Pending): boolean {
    if (pending.framing === 'close') this.#take(pending, this.#rest.length);
    if (pending.framing === 'length') {
      pending.remaining -= this.#take(pending, pending.remaining);
      return pending.remaining === 0;
    }
    while (pending.framing === 'chunked') {
      if (pending.chunkState === 'data') {
        // The line break after the data counts, but is not part of the body.
        pending.remaining -= pending.remaining > 2 ? this.#take(pending, pending.remaining - 2) : this.#skip(pending.remaining);
        if (pending.remaining > 2 || (pending.remaining > 0 && this.#rest.length === 0)) return false;
        if (pending.remaining === 0) pending.chunkState = 'size';
        continue;
      }
      const end = this.#rest.indexOf(LINE_END);
      if (end === -1) return false;
      const line = this.#rest.toString('latin1', 0, end);
      this.#rest = this.#rest.subarray(end + LINE_END.length);
      if (pending.chunkState === 'trailers') {
        if (line === '') return true;
        continue;
      }
      const size = Number.parseInt(line, 16);
      if (Number.isNaN(size)) throw new Error(`Not the size of a chunk: ${JSON.stringify(line.slice(0, 200))}`);
      pending.chunkState = size === 0 ? 'trailers' : 'data';
      pending.remaining = size === 0 ? 0 : size + 2;
    }
    return false;
  }

  #take(pending: Pending, count: number): number {
    const part = this.#rest.subarray(0, count);
    this.#rest = this.#rest.subarray(part.length);
    pending.bodyBytes += part.length;
    const keep = Math.min(part.length, this.#keepBytes - pending.keptBytes);
    if (keep > 0) pending.kept.push(part.subarray(0, keep));
    pending.keptBytes += keep;
    return part.length;
  }

  #skip(count: number): number {
    const length = Math.min(count, this.#rest.length);
    this.#rest = this.#rest.subarray(length);
    return length;
  }

  #finish({ status, head, kept, bodyBytes }: Pending): RawResponse {
    this.#pending = undefined;
    return { status, head, body: Buffer.concat(kept), bodyBytes };
  }
}
