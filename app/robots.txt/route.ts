import { toSiteUrl } from '#lib/uri/site-url.ts';

/** Rendered once, at build time. */
export const dynamic = 'force-static';

export function GET(): Response {
  const rules = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${toSiteUrl('/sitemap.xml')}`, ''];
  return new Response(rules.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
