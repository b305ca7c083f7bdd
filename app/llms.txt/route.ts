import { fetchContent } from '#lib/relay/fetch-content.ts';
import { createFileResponse } from '#lib/relay/file-response.ts';
import { type LlmsLink, toLlmsText } from '#lib/seo/llms-text.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { feedFormats, getFeedPath } from '#lib/uri/feed-path.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';

/** The document server caches the response. */
export const dynamic = 'force-dynamic';

/** Relay fragments can only be read in the render that fetched them, and this is not a render, so this is a plain query. */
const query = `query LlmsTextQuery {
  generalSettings { title description }
  pages(first: 100, where: { parent: "0", orderby: [{ field: MENU_ORDER, order: ASC }] }) {
    nodes { title uri hasPassword seo { metaDesc metaRobotsNoindex } }
  }
  markets(first: 100, where: { orderby: [{ field: TITLE, order: ASC }] }) { nodes { title uri hasPassword seo { metaDesc metaRobotsNoindex } } }
  newsroom: contentType(id: "post", idType: NAME) { uri }
}`;

type Node = {
  title: string | null;
  uri: string | null;
  hasPassword: boolean | null;
  seo: { metaDesc: string | null; metaRobotsNoindex: string | null } | null;
};
type Data = {
  generalSettings: { title: string | null; description: string | null } | null;
  pages: { nodes: readonly Node[] } | null;
  markets: { nodes: readonly Node[] } | null;
  newsroom: { uri: string | null } | null;
};

export async function GET(): Promise<Response> {
  return await createFileResponse(async () => {
    const { generalSettings, pages, markets, newsroom } = (await fetchContent('LlmsTextQuery', query, {})).data as Data;
    const newsUri = newsroom?.uri;
    const files = ['/sitemap.xml', ...(newsUri ? feedFormats.map((format) => getFeedPath(newsUri, format)) : [])];
    const body = toLlmsText(generalSettings?.title ?? '', generalSettings?.description ?? '', [
      { title: 'Pages', links: toLinks(pages?.nodes) },
      { title: 'Markets', links: toLinks(markets?.nodes) },
      { title: 'Machine-readable', links: files.map((path) => ({ title: path, url: toSiteUrl(path), description: null })) },
    ]);
    return { body, type: 'text/plain; charset=utf-8' };
  });
}

/** Links to the nodes that search engines may list. */
function toLinks(nodes: readonly Node[] = []): LlmsLink[] {
  return nodes
    .filter(({ uri, hasPassword, seo }) => uri && !hasPassword && seo?.metaRobotsNoindex !== 'noindex')
    .map(({ title, uri, seo }) => ({ title: toPlainText(title), url: toSiteUrl(uri ?? '/'), description: seo?.metaDesc || null }));
}
