/** A finished answer for visitors: its headers written out once, its body in compressed forms only. */
import type { Theme } from '../html/theme.ts';
import { type Encoding, fromBrotli, toBrotli, toGzip } from '../http/encoding.ts';
import { weakTag } from '../http/conditional.ts';
import type { HeaderList } from '../http/security.ts';

/** What is sent, in the two codings there are. */
export interface Page {
  status: number;
  etag: string;
  /** Milliseconds since the epoch; afterwards it is served once more and made anew. */
  freshUntil: number;
  /** Of one coding each: flat lists that `writeHead` takes as they are. */
  headers: Record<Encoding, HeaderList>;
  notModified: HeaderList;
  br: Buffer;
  gzip: Buffer;
  /** Size of the body as it is, for visitors who take no coding. */
  length: number;
}

export interface PageSource {
  status: number;
  /** Without those of the coding, which are added here. */
  headers: HeaderList;
  body: Buffer;
  freshUntil: number;
}

/** Compresses once. @param quality of brotli, 0 to 11 */
export async function finishPage({ status, headers, body, freshUntil }: PageSource, quality: number): Promise<Page> {
  const [br, gz] = await Promise.all([toBrotli(body, quality), toGzip(body)]);
  // A changed policy is a changed answer: a browser that keeps the page keeps its headers.
  const etag = weakTag(body, ...headers);
  return assemble({ status, etag, freshUntil, br, gzip: gz, length: body.length }, headers);
}

/** The same page in a smaller coding. The tag stays: to a visitor it is the same page. */
export async function shrinkPage(page: Page, quality: number): Promise<Page> {
  const br = await toBrotli(await fromBrotli(page.br), quality);
  if (br.length >= page.br.length) return page;
  const headers = { ...page.headers, br: withLength(page.headers.br, br.length) };
  return { ...page, br, headers };
}

/** The body as it is. */
export async function readBody(page: Page): Promise<Buffer> {
  return await fromBrotli(page.br);
}

/** What a page takes of the cache's room: buffers, and headers that are mostly the policy's hashes, three times. */
export function bytesOf(page: Page): number {
  return page.br.length + page.gzip.length + 4 * page.headers.br.join('').length;
}

function assemble(page: Omit<Page, 'headers' | 'notModified'>, headers: HeaderList): Page {
  const tagged = [...headers, 'etag', page.etag];
  return {
    ...page,
    headers: {
      br: [...tagged, 'content-encoding', 'br', 'content-length', String(page.br.length)],
      gzip: [...tagged, 'content-encoding', 'gzip', 'content-length', String(page.gzip.length)],
      identity: [...tagged, 'content-length', String(page.length)],
    },
    notModified: tagged,
  };
}

function withLength(headers: HeaderList, length: number): HeaderList {
  return [...headers.slice(0, -1), String(length)];
}

/** Pages are kept by path and by the one preference that changes them, and by nothing else a visitor sends. */
export function pageKey(path: string, theme: Theme): string {
  return theme === 'system' ? path : `${theme} ${path}`;
}
