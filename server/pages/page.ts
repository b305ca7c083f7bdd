/** A page that is ready to send: its headers in the format of `writeHead`, and its compressed body. */
import { type Variant, variants } from '../html/variant.ts';
import { type CompressedBody, compressBody, compressToBrotli } from '../http/document-end.ts';
import { type Encoding, fromBrotli } from '../http/encoding.ts';
import { computeWeakEtag } from '../http/etag.ts';
import type { HeaderList } from '../http/security.ts';

/** The statuses that have pages of their own, in app/status. */
export type PageStatus = 404 | 410 | 451 | 500 | 503;

/** Seconds after which a browser, a monitor or a crawler may try again after the status 503. */
export const RETRY_AFTER = '30';

export interface Page extends CompressedBody {
  status: number;
  etag: string;
  /** The best quality of Brotli that has been tried for the body, 0 to 11. */
  quality: number;
  /** Milliseconds since the epoch; after this time the page is stale: it is sent while it is revalidated. */
  freshUntil: number;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** Milliseconds since the epoch; 0 for a page that has not been requested. */
  lastVisit: number;
  /** Whether content of the page has changed since it was rendered. Such a page is only sent if a current one cannot be rendered in time. */
  isOutdated: boolean;
  /** Whether the last attempt to render an outdated page again has failed. Visitors then no longer wait for the next attempt. */
  isRenewalFailing: boolean;
  /** The keys of the content that was read for the page (`content-changes.ts`). */
  contentKeys: readonly string[];
  /** Headers for a content delivery network in front of the site; none without one, and for pages that it must not store. */
  cdnHeaders: HeaderList;
  /** The complete headers for each encoding. */
  headers: Record<Encoding, HeaderList>;
  notModifiedHeaders: HeaderList;
}

export interface UncompressedPage {
  status: number;
  /** Without those that depend on the encoding. */
  headers: HeaderList;
  body: Buffer;
  freshUntil: number;
  /** None for a page that does not depend on content. */
  contentKeys?: readonly string[];
  cdnHeaders?: HeaderList;
}

/** @param quality of brotli, 0 to 11 */
export async function compressPage(
  { status, headers, body, freshUntil, contentKeys = [], cdnHeaders = [] }: UncompressedPage,
  quality: number,
): Promise<Page> {
  const compressed = await compressBody(body, quality);
  // The tag covers the headers: a browser that keeps the body after 304 keeps the content security policy as well.
  const etag = computeWeakEtag(body, ...headers);
  return assemblePage({
    status,
    etag,
    quality,
    freshUntil,
    renderedAt: Date.now(),
    lastVisit: 0,
    isOutdated: false,
    isRenewalFailing: false,
    contentKeys,
    cdnHeaders,
    notModifiedHeaders: [...headers, 'etag', etag],
    ...compressed,
  });
}

/** Adds the headers of each encoding. */
export function assemblePage(page: Omit<Page, 'headers'>): Page {
  const { notModifiedHeaders, br, gzip, length } = page;
  return {
    ...page,
    // A delivery network would also send the form to visitors who have entered the password.
    cdnHeaders: isPasswordFormPage(page) ? [] : page.cdnHeaders,
    headers: {
      br: [...notModifiedHeaders, 'content-encoding', 'br', 'content-length', String(br.length)],
      gzip: [...notModifiedHeaders, 'content-encoding', 'gzip', 'content-length', String(gzip.length)],
      identity: [...notModifiedHeaders, 'content-length', String(length)],
    },
  };
}

/** What changes while a page is in the cache. */
export function getPageState({ freshUntil, renderedAt, lastVisit, isOutdated, isRenewalFailing }: Page) {
  return { freshUntil, renderedAt, lastVisit, isOutdated, isRenewalFailing };
}

/** The content of a PDF document is compressed already. A better quality would take a second of CPU time and save a few percent. */
const MAX_RATIO = 0.5;

/** Compresses a page again with a better quality. The tag stays, because the content is the same. */
export async function recompressPage(page: Page, quality: number): Promise<Page> {
  const isCompressible = page.br.length <= page.length * MAX_RATIO;
  const br = isCompressible ? await compressToBrotli(await fromBrotli(page.br), quality) : page.br;
  if (br.length >= page.br.length) return Object.assign(page, { quality });
  // The length is the last of the headers.
  const headers = { ...page.headers, br: [...page.headers.br.slice(0, -1), String(br.length)] };
  return { ...page, br, headers, quality };
}

/** The cache control of a page that was rendered for one request. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

/**
 * The cache control of the form that replaces password-protected content. It is the same for all visitors without the password, so this server caches it, but
 * shared caches would also send it to visitors who have entered the password.
 */
export const PASSWORD_FORM_CACHE_CONTROL = 'private, no-cache';

export function isPasswordFormPage({ notModifiedHeaders }: Pick<Page, 'notModifiedHeaders'>): boolean {
  return notModifiedHeaders.includes(PASSWORD_FORM_CACHE_CONTROL);
}

export function isPrivatePage({ notModifiedHeaders }: Page): boolean {
  return notModifiedHeaders.includes(PRIVATE_CACHE_CONTROL);
}

export async function decompressBody(page: Page): Promise<Buffer> {
  return await fromBrotli(page.br);
}

/** Approximate bytes of a content key in the list of a page and in the index of the cache. The text of a key is shared by all pages. */
const CONTENT_KEY_BYTES = 48;

/** Approximate bytes that a page takes in the cache: buffers, content keys, and four lists of headers, most of which are the hashes of the policy. */
export function getPageSize(page: Page): number {
  return page.br.length + page.gzip.length + 4 * page.headers.br.join('').length + page.contentKeys.length * CONTENT_KEY_BYTES;
}

/** The cache key: the path and the variant. Nothing else that a visitor sends changes a page. */
export function getPageKey(path: string, variant: Variant): string {
  return variant === 'system' ? path : `${variant} ${path}`;
}

/** @param key of a page, and not of a runtime */
export function parsePageKey(key: string): { path: string; variant: Variant } {
  const start = key.indexOf('/');
  const variant = variants.find((each) => key.startsWith(`${each} `)) ?? 'system';
  return { path: key.slice(start), variant };
}

const RUNTIME_PREFIX = 'runtime ';

/** The cache key of the data with which the islands of a page start. @param hash of the data */
export function getRuntimeKey(hash: string): string {
  return RUNTIME_PREFIX + hash;
}

export function isRuntimeKey(key: string): boolean {
  return key.startsWith(RUNTIME_PREFIX);
}
