/**
 * WordPress's sitemaps, at the paths where Faust fetches them: an index, and lists of posts by type, of terms by taxonomy, and of authors. URLs have the
 * host of the content service. The site replaces it with its own host. The site's own sitemap is in app/sitemap.xml.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Services } from '../../commands/core/services.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { getContentType } from '../../model/content-types.ts';
import { getSeoTypeName } from '../../model/seo-config.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import { isPublicNodeOfTypes } from '../../store/nodes/visibility.ts';
import { HttpError } from '../http-error.ts';
import { sendResponse, type Route } from '../request-context.ts';

/** Maximum number of URLs in one list, as in WordPress. */
const PAGE_SIZE = 2_000;

/** Content types in the sitemaps. */
const listedTypes = contentTypes.filter((type) => type.public && type.site.sitemap);
const listedTaxonomies = taxonomies.filter((taxonomy) => taxonomy.public);

const LIST_PATH = /^\/wp-sitemap-(?:posts-([a-z_]+)|taxonomies-([a-z_]+)|(users))-([1-9]\d{0,5})\.xml$/;

export function sitemapRoute({ db, contentUrl }: Pick<Services, 'db' | 'contentUrl'>): Route {
  return {
    matches: ({ request, pathname }) =>
      (request.method === 'GET' || request.method === 'HEAD') && /^\/wp-sitemap[\w-]*\.(xml|xsl)$/.test(pathname),
    handle: async ({ response, pathname }) => {
      const send = (body: string, type = 'application/xml; charset=UTF-8') => sendResponse(response, 200, body, { 'content-type': type });
      if (pathname.endsWith('.xsl')) return send(STYLESHEET, 'text/xsl; charset=UTF-8');
      if (pathname === '/wp-sitemap.xml') {
        const urls = (await countLists(db)).flatMap(({ name, count }) =>
          Array.from({ length: Math.ceil(count / PAGE_SIZE) }, (_, index) => `${contentUrl}/wp-sitemap-${name}-${index + 1}.xml`),
        );
        return send(formatSitemap(contentUrl, 'wp-sitemap-index.xsl', 'sitemapindex', 'sitemap', urls));
      }
      const [, type, taxonomy, users, pageNumber] = LIST_PATH.exec(pathname) ?? [];
      const uris = await readUris(db, { type, taxonomy, users }, Number(pageNumber ?? 0));
      if (uris.length === 0) throw new HttpError(404, 'The sitemap does not exist, or it is empty.');
      send(
        formatSitemap(
          contentUrl,
          'wp-sitemap.xsl',
          'urlset',
          'url',
          uris.map((uri) => contentUrl + uri),
        ),
      );
    },
  };
}

/** The SEO settings apply to content without a value of its own. */
function fromNodes(type: string): RawBuilder<unknown> {
  const name = type as ContentTypeDeclaration['name'];
  const path = ['contentTypes', getSeoTypeName(getContentType(name)), 'metaRobotsNoindex'];
  const isTypeHidden = sql`(select (value #>> ${path}::text[])::boolean from site_option where name = 'seo')`;
  return sql`from content_node n where ${isPublicNodeOfTypes('n', [name])} and n.uri is not null
    and not coalesce((n.seo->>'noindex')::boolean, ${isTypeHidden}, false) and not ${hasCanonicalNode(name)}`;
}

/** Whether another node has the canonical URL for the same thing, such as the property of a campaign page. */
function hasCanonicalNode(type: ContentTypeDeclaration['name']): RawBuilder<unknown> {
  const reverse = Object.values(getContentType(type).reverse ?? {}).find(({ isCanonical }) => isCanonical);
  if (!reverse) return sql`false`;
  return sql`exists (select from node_reference r join content_node c on c.id = r.node_id where r.target_id = n.id
    and r.field_group = ${reverse.group} and r.field = ${reverse.field} and c.password is null and ${isPublicNodeOfTypes('c', [reverse.from])})`;
}
const fromTerms = (taxonomy: string) => sql`from term t where t.taxonomy = ${taxonomy} and t.count > 0`;
const fromAuthors = sql`from user_account u where exists (select from content_node n where n.author_id = u.id and n.type = 'post' and n.status = 'publish')`;

/** The lists that are not empty, in WordPress's order. */
async function countLists(db: Kysely<Database>): Promise<{ name: string; count: number }[]> {
  const queries = [
    ...listedTypes.map(({ name }) => sql`select ${`posts-${name}`}::text as name, count(*)::int as count ${fromNodes(name)}`),
    ...listedTaxonomies.map(({ name }) => sql`select ${`taxonomies-${name}`}::text, count(*)::int ${fromTerms(name)}`),
    sql`select 'users', count(*)::int ${fromAuthors}`,
  ];
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

/** One of these is set: the list of a content type, of a taxonomy, or of the users. */
type SitemapList = { type: string | undefined; taxonomy: string | undefined; users: string | undefined };

async function readUris(db: Kysely<Database>, { type, taxonomy, users }: SitemapList, pageNumber: number): Promise<string[]> {
  const pageClause = sql`limit ${PAGE_SIZE} offset ${(pageNumber - 1) * PAGE_SIZE}`;
  const query = listedTypes.some(({ name }) => name === type)
    ? sql`select n.uri ${fromNodes(type ?? '')} order by n.id ${pageClause}`
    : listedTaxonomies.some(({ name }) => name === taxonomy)
      ? sql`select t.uri ${fromTerms(taxonomy ?? '')} order by t.id ${pageClause}`
      : users
        ? sql`select '/author/' || u.nicename || '/' as uri ${fromAuthors} order by u.login, u.id ${pageClause}`
        : null;
  return query && pageNumber > 0 ? ((await query.execute(db)).rows as { uri: string }[]).map(({ uri }) => uri) : [];
}

function formatSitemap(contentUrl: string, stylesheet: string, list: string, item: string, urls: readonly string[]): string {
  const items = urls.map((url) => `<${item}><loc>${url.replaceAll('&', '&amp;')}</loc></${item}>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="${contentUrl}/${stylesheet}" ?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items}</${list}>
`;
}

/** Displays a sitemap as a list of links in browsers. */
const STYLESHEET = `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">
  <xsl:output method="html" encoding="UTF-8"/>
  <xsl:template match="/">
    <html lang="en"><head><title>Sitemap</title></head><body><h1>Sitemap</h1><ul>
      <xsl:for-each select="//s:loc"><li><a href="{.}"><xsl:value-of select="."/></a></li></xsl:for-each>
    </ul></body></html>
  </xsl:template>
</xsl:stylesheet>
`;
