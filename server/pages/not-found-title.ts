/** The title of the 404 page, which editors set in the SEO settings. */
import { z } from 'zod';
import { escapeHtml } from '#lib/html/escape.ts';

const TIMEOUT_MS = 2000;
const MAX_LENGTH = 300;

const responseSchema = z.object({
  data: z.object({
    seo: z.object({ meta: z.object({ notFound: z.object({ title: z.string().nullable() }).nullable() }).nullable() }).nullable(),
  }),
});

/** @returns null if there is no title, or if the content service cannot be reached */
export async function fetchNotFoundTitle(endpoint: URL): Promise<string | null> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query NotFoundTitleQuery { seo { meta { notFound { title } } } }' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = responseSchema.parse(await response.json());
    return data.seo?.meta?.notFound?.title?.trim().slice(0, MAX_LENGTH) || null;
  } catch {
    return null;
  }
}

/** Replaces the title of a document. */
export function replaceTitle(html: string, title: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}
