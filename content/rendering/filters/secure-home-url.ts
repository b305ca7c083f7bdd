/** Replaces insecure URLs of a content host that has a certificate (WordPress's `wp_replace_insecure_home_url`). */
import type { RenderSite } from '../render-context.ts';

export function secureHomeUrls(text: string, { contentUrl }: Pick<RenderSite, 'contentUrl'>): string {
  if (!contentUrl.startsWith('https://')) return text;
  const insecureUrl = contentUrl.replace('https://', 'http://');
  const escape = (url: string) => url.replaceAll('/', String.raw`\/`);
  return text.replaceAll(insecureUrl, contentUrl).replaceAll(escape(insecureUrl), escape(contentUrl));
}
