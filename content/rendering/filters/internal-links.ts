/** Rewrites links from the content host to the site. Links to files stay unchanged (recorded). */
import type { RenderSite } from '../render-context.ts';

/** Path prefixes of files on the content host. */
const FILE_PATHS = /^\/(?:media|wp-content|wp-includes)\//;

export function rewriteLinks(markup: string, { siteUrl, contentUrl }: Pick<RenderSite, 'siteUrl' | 'contentUrl'>): string {
  return markup.replaceAll(/\bhref=(["'])(.*?)\1/g, (whole, quote: string, url: string) => {
    if (!url.startsWith(contentUrl)) return whole;
    const path = url.slice(contentUrl.length);
    const isOwn = path === '' || /^[/?#]/.test(path);
    return isOwn && !FILE_PATHS.test(path) ? `href=${quote}${siteUrl}${path}${quote}` : whole;
  });
}
