import { readEnv } from '#lib/env/env.ts';
import { createTextResponse } from '#lib/http/text-response.ts';
import { ContentUnavailableError } from './errors.ts';

/** A file made from content. Headers are those besides its caching. */
export type ContentFile = { body: string | Buffer; type: string; headers?: Readonly<Record<string, string>> };

const RETRY_AFTER_SECONDS = '30';

/**
 * Responds with a file that is made from content: a sitemap, a feed, a PDF document. The document server caches it until content that was read for it changes,
 * limits how many are made at the same time, and makes them in the processes that render pages. Responds with 503 while the content service is unavailable.
 * @param create returns null if there is no such file
 */
export async function createFileResponse(create: () => Promise<ContentFile | null>): Promise<Response> {
  try {
    const file = await create();
    // As a document, so that the document server sends its page for missing pages.
    if (file === null) return new Response(null, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    const { body, type, headers } = file;
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
      headers: { 'content-type': type, 'cache-control': `public, max-age=0, s-maxage=${readEnv().REVALIDATE_SECONDS}`, ...headers },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return createTextResponse(503, 'This file is temporarily unavailable. Try again in half a minute.', {
      'retry-after': RETRY_AFTER_SECONDS,
    });
  }
}
