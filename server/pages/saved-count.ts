/**
 * The number of saved buildings in the menu. A page is cached once for all visitors, so the number is added when the page is sent: a style at the end of the
 * document sets the text that follows the menu item (components/layout/MenuLinks.tsx). The page is not compressed again.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { MAX_SAVED } from '#lib/saved-properties/addresses.ts';
import { readSavedCount } from '#lib/saved-properties/saved-cookie.ts';
import { DOCUMENT_END, replaceBrotliEnd, replaceGzipEnd } from '../http/document-end.ts';
import { negotiateEncoding } from '../http/encoding.ts';
import { assemblePage, type Page } from './page.ts';

interface Addition {
  count: number;
  end: Buffer;
  /** Allows the style in the content security policy. */
  source: string;
}

const additions = new Map(Array.from({ length: MAX_SAVED }, (_, index): [number, Addition] => [index + 1, createAddition(index + 1)]));

function createAddition(count: number): Addition {
  const css = `:root{--saved-count:" (${count})"}`;
  return {
    count,
    end: Buffer.from(`<style>${css}</style>${DOCUMENT_END}`),
    source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  };
}

/**
 * Returns the page as a visitor with a saved list gets it, or the same page for others and for files. Only the body of the encoding that the client accepts is
 * replaced, because copying takes most of the time.
 */
export function addSavedCount(page: Page, { cookie, 'accept-encoding': accepted }: IncomingHttpHeaders): Page {
  const addition = cookie === undefined ? undefined : additions.get(readSavedCount(cookie));
  const { startChecksum } = page;
  if (addition === undefined || startChecksum === null) return page;
  const etag = `${page.etag.slice(0, -1)}-${addition.count}"`;
  const values: Record<string, (value: string) => string> = {
    etag: () => etag,
    // A cache that ignores `Vary` would send the number to other visitors.
    'cache-control': (value) => value.replace(/^public\b/, 'private'),
    'content-security-policy': (policy) => allowStyle(policy, addition.source),
  };
  const notModifiedHeaders = page.notModifiedHeaders.map((value, index, headers) => {
    const change = index % 2 === 1 ? values[headers[index - 1] ?? ''] : undefined;
    return change ? change(value) : value;
  });
  const replaceable = { ...page, startChecksum };
  const body =
    negotiateEncoding(accepted) === 'gzip'
      ? { gzip: replaceGzipEnd(replaceable, addition.end) }
      : { br: replaceBrotliEnd(replaceable, addition.end) };
  const length = page.length - DOCUMENT_END.length + addition.end.length;
  return assemblePage({ ...page, ...body, length, etag, cdnHeaders: [], notModifiedHeaders });
}

/** Beside a hash, browsers would ignore `unsafe-inline`, which the page with the translation widget needs. */
function allowStyle(policy: string, source: string): string {
  return policy.includes("style-src 'self' 'unsafe-inline'") ? policy : policy.replace("style-src 'self'", `style-src 'self' ${source}`);
}
