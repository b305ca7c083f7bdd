/** Structured data from the content service. */
import { readEnv } from '#lib/env/env.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { escapeScriptText } from './json-ld.ts';

/**
 * Converts structured data from the content service to the text of a script element, with URLs of the site. Returns null for a text that is not JSON,
 * because a content service other than the bundled one may send any text.
 */
export function toSiteJsonLd(raw: string | null | undefined): string | null {
  if (!raw) return null;
  const { SITE_URL, CONTENT_URL } = readEnv();
  try {
    const data: unknown = JSON.parse(raw, (_name, value: unknown) => {
      if (typeof value !== 'string' || !value.startsWith(`${CONTENT_URL}/`)) return value;
      const path = value.slice(CONTENT_URL.length);
      // The site does not serve the files of a WordPress site.
      return /^\/(?:media|wp-content)\//.test(path) ? toMediaUrl(value) : SITE_URL + path;
    });
    return escapeScriptText(JSON.stringify(data));
  } catch {
    return null;
  }
}
