import { toSiteAddress } from '#lib/uri/site-path.ts';

/** Needs no content: made once, when the site is built. */
export const dynamic = 'force-static';

export function GET(): Response {
  const rules = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${toSiteAddress('/sitemap.xml')}`, ''];
  return new Response(rules.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
