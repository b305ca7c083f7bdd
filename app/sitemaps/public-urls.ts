import { sitemapContentTypes, sitemapTaxonomies, sitemapTermSelections } from '#components/content-types/presentation.generated.ts';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { latestModification, type SitemapEntry } from '#lib/seo/sitemap.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { toPublicUrl, toSiteUrl } from '#lib/uri/site-url.ts';

/**
 * The URLs of all public pages. Relay fragments can only be read in the render that fetched them, and this is not a render, so these are
 * plain queries. A test validates them against the schema.
 */

/** The maximum page size of WPGraphQL. */
const PAGE_SIZE = 100;

export const contentQuery = `query SitemapContentQuery($first: Int!, $after: String, $types: [ContentTypeEnum]) {
  list: contentNodes(first: $first, after: $after, where: { contentTypes: $types }) {
    nodes {
      uri modifiedGmt hasPassword seo { canonical metaRobotsNoindex }
      ... on NodeWithFeaturedImage { featuredImage { node { sourceUrl } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const termQuery = `query SitemapTermQuery($first: Int!, $after: String, $types: [TaxonomyEnum]) {
  list: terms(first: $first, after: $after, where: { taxonomies: $types }) {
    nodes {
      uri count seo { metaRobotsNoindex }
      ${sitemapTermSelections}
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Authors of published posts. */
export const authorQuery = `query SitemapAuthorQuery($first: Int!, $after: String) {
  list: users(first: $first, after: $after, where: { hasPublishedPosts: [POST] }) {
    nodes { uri seo { metaRobotsNoindex } posts${latestModification} }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const archiveQuery = `query SitemapArchiveQuery {
  contentTypes(first: 100) {
    nodes {
      uri seo { metaRobotsNoindex }
      contentNodes${latestModification}
    }
  }
}`;

type Connection<Node> = { nodes: readonly Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
type Robots = { seo: { metaRobotsNoindex: string | null } | null };
type ContentNode = { seo: { canonical: string | null; metaRobotsNoindex: string | null } | null } & {
  uri: string | null;
  modifiedGmt: string | null;
  hasPassword: boolean | null;
  featuredImage?: { node: { sourceUrl: string | null } | null } | null;
};
type Latest = { nodes: readonly { modifiedGmt: string | null }[] } | null;
type TermNode = Robots & { uri: string | null; count: number | null; contentNodes?: Latest };
type Author = Robots & { uri: string | null; posts: Latest };
type ContentType = {
  uri: string | null;
  seo: { metaRobotsNoindex: boolean | null } | null;
  contentNodes: Latest;
};

/** @throws ContentUnavailableError, ContentQueryError */
export async function listPublicUrls(): Promise<SitemapEntry[]> {
  const archives = (await fetchData<{ contentTypes: { nodes: readonly ContentType[] } }>('SitemapArchiveQuery', archiveQuery, {}))
    .contentTypes.nodes;
  const content = await fetchAllPages<ContentNode>('SitemapContentQuery', contentQuery, sitemapContentTypes);
  const terms = await fetchAllPages<TermNode>('SitemapTermQuery', termQuery, sitemapTaxonomies);
  const authors = await fetchAllPages<Author>('SitemapAuthorQuery', authorQuery);
  const entries = new Map<string, SitemapEntry>();
  const add = (uri: string | null, modifiedGmt: string | null, image?: string | null) => {
    if (uri && !entries.has(uri)) entries.set(uri, { url: toSiteUrl(uri), modifiedGmt, ...(image && { imageUrl: toMediaUrl(image) }) });
  };
  for (const node of content)
    if (isIndexable(node) && isCanonical(node) && !node.hasPassword) add(node.uri, node.modifiedGmt, node.featuredImage?.node?.sourceUrl);
  for (const archive of archives) if (archive.seo?.metaRobotsNoindex !== true) add(archive.uri, getLatest(archive.contentNodes));
  for (const term of terms) if (isIndexable(term) && term.count) add(term.uri, getLatest(term.contentNodes));
  for (const author of authors) if (isIndexable(author)) add(author.uri, getLatest(author.posts));
  return [...entries.values()];
}

const getLatest = (list: Latest | undefined) => list?.nodes[0]?.modifiedGmt ?? null;

const isIndexable = ({ seo }: Robots) => seo?.metaRobotsNoindex !== 'noindex';

/** A page with another canonical URL is about the same thing as the page at that URL. */
const isCanonical = ({ uri, seo }: ContentNode) => !uri || !seo?.canonical || toPublicUrl(seo.canonical) === toPublicUrl(uri);

async function fetchAllPages<Node>(name: string, query: string, types?: readonly string[]): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const { list }: { list: Connection<Node> } = await fetchData(name, query, { first: PAGE_SIZE, after, ...(types && { types }) });
    nodes.push(...list.nodes);
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
}

async function fetchData<Data>(name: string, query: string, variables: object): Promise<Data> {
  return (await fetchContent(name, query, variables)).data as Data;
}
