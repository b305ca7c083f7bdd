import { fetchContent } from '#lib/relay/fetch-content.ts';
import type { Feed, FeedEntry } from '#lib/feeds/feed.ts';
import { sanitizeForFeed } from '#lib/html/sanitize.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { type FeedFormat, getFeedPath } from '#lib/uri/feed-path.ts';
import { addToTitle, formatArchiveDate } from '#lib/seo/list-title.ts';
import { type ArchiveDate, getListUri, isSameUri, toDateArchive } from '#lib/uri/page-uri.ts';
import { type Parameter, toDateParameters } from '#lib/uri/parameters.ts';
import { toPublicUrl, toSiteUrl } from '#lib/uri/site-url.ts';

/** The newest entries of a list. Relay fragments can only be read in the render that fetched them, and a route handler does not render, so this is a plain query. */
const query = `query FeedQuery($uri: String!, $first: Int!, $parameters: [UrlParameter!]) {
  generalSettings { title description language }
  newsroom: contentType(id: "post", idType: NAME) { uri }
  nodeByUri(uri: $uri) {
    __typename
    uri
    ... on ContentType { name archiveSeo: seo { title metaDesc } newsArchive(parameters: $parameters) { year month posts(first: $first) { nodes { ...FeedPost } } } contentNodes(first: $first, where: { hasPassword: false }) { nodes { ...FeedProperty } } positionArchive { nodes(first: $first) { ...FeedPosition } } }
    ... on Category { posts(first: $first, where: { hasPassword: false }) { nodes { ...FeedPost } } }
    ... on Tag { posts(first: $first, where: { hasPassword: false }) { nodes { ...FeedPost } } }
    ... on PostFormat { posts(first: $first, where: { hasPassword: false }) { nodes { ...FeedPost } } }
    ... on Status { properties(first: $first, where: { hasPassword: false }) { nodes { ...FeedProperty } } }
    ... on Submarket { properties(first: $first, where: { hasPassword: false }) { nodes { ...FeedProperty } } }
    ... on User { userSeo: seo { title metaDesc } posts(first: $first, where: { hasPassword: false }) { nodes { ...FeedPost } } }
    ... on Market { placeTitle: title isRestricted news(first: $first) { nodes { ...FeedPost } } }
    ... on Region { placeTitle: title isRestricted news(first: $first) { nodes { ...FeedPost } } }
    ... on TermNode { termSeo: seo { title metaDesc } }
  }
}
fragment FeedImage on NodeWithFeaturedImage { featuredImage { node { sourceUrl mimeType fileSize } } }
fragment FeedPost on Post {
  databaseId uri title dateGmt modifiedGmt excerpt content
  author { node { name } }
  postAuthorData { author { title } }
  categories(first: 20) { nodes { name } }
  tags(first: 20) { nodes { name } }
  ...FeedImage
}
fragment FeedPosition on Position {
  databaseId uri title dateGmt modifiedGmt excerpt content
  pay { text }
  positionMeta { department location employmentType validThrough }
}
fragment FeedProperty on Property {
  databaseId uri title dateGmt modifiedGmt
  seo { metaDesc }
  allStatus(first: 5) { nodes { name } }
  ...FeedImage
}`;

type Names = { nodes: readonly { name: string | null }[] } | null;
type Entry = {
  databaseId: number;
  uri: string | null;
  title: string | null;
  dateGmt: string | null;
  modifiedGmt: string | null;
  excerpt?: string | null;
  content?: string | null;
  author?: { node: { name: string | null } } | null;
  postAuthorData?: { author: { title: string | null } | null } | null;
  categories?: Names;
  tags?: Names;
  allStatus?: Names;
  seo?: { metaDesc: string | null } | null;
  pay?: { text: string } | null;
  positionMeta?: { department: string | null; location: string | null; employmentType: string | null; validThrough: string | null } | null;
  featuredImage?: { node: { sourceUrl: string | null; mimeType: string | null; fileSize: number | null } } | null;
};
type Entries = { nodes: readonly Partial<Entry>[] } | null;
type Seo = { title: string | null; metaDesc: string | null } | null;
type List = {
  __typename: string;
  uri: string | null;
  name?: string | null;
  archiveSeo?: Seo;
  termSeo?: Seo;
  userSeo?: Seo;
  placeTitle?: string | null;
  isRestricted?: boolean | null;
  newsArchive?: { year: number | null; month: number | null; posts: Entries } | null;
  contentNodes?: Entries;
  positionArchive?: Entries;
  posts?: Entries;
  properties?: Entries;
  news?: Entries;
};
type Data = {
  generalSettings: { title: string | null; description: string | null; language: string | null } | null;
  newsroom: { uri: string | null } | null;
  nodeByUri: List | null;
};

/** Twice as many as in WordPress's feeds, so that a reader that is offline for a week misses nothing. */
const MAX_ENTRIES = 20;

export type FeedResult = { kind: 'feed'; feed: Feed; publisher: string } | { kind: 'redirect'; path: string } | { kind: 'missing' };

/**
 * @param path URI of the list, percent-encoded as in the request
 * @throws ContentUnavailableError, ContentQueryError
 */
export async function loadFeed(path: string, format: FeedFormat): Promise<FeedResult> {
  const { generalSettings: settings, nodeByUri: list, newsroom, date } = await fetchList(path);
  const entries = list && selectEntries(list);
  if (!list?.uri) return { kind: 'missing' };
  // The service also finds a list at addresses with WordPress's endings, such as `/news/page/2/`.
  const uri = getListUri({ uri: list.uri, date });
  if (entries && !isSameUri(uri, path)) return { kind: 'redirect', path: getFeedPath(uri, format) };
  if (!entries) {
    // The feed of the front page is that of the newsroom, as in WordPress. Other pages have no feed.
    return { kind: 'redirect', path: path === '/' && newsroom?.uri ? getFeedPath(newsroom.uri, format) : list.uri };
  }
  const siteName = settings?.title ?? '';
  const seo = list.archiveSeo ?? list.termSeo ?? list.userSeo;
  const title = list.placeTitle ? `${toPlainText(list.placeTitle)} news | ${siteName}` : seo?.title;
  const feed: Feed = {
    title: addToTitle(title || siteName, siteName, (date && formatArchiveDate(date)) ?? ''),
    description: seo?.metaDesc || settings?.description || siteName,
    pageUrl: toSiteUrl(uri),
    feedUrl: toSiteUrl(getFeedPath(uri, format)),
    language: (settings?.language || 'en_US').replaceAll('_', '-'),
    entries: entries.nodes.flatMap(toEntry),
  };
  return { kind: 'feed', feed, publisher: siteName };
}

/** Loads the list at a path. A year or month of the newsroom has no node of its own: its feed is that of the newsroom, filtered by the date. */
async function fetchList(path: string): Promise<Data & { date: ArchiveDate | null }> {
  const archive = toDateArchive({ uri: path });
  // A post or page can have the path of a date archive, so both are loaded, at the same time.
  const [list, filtered] = await Promise.all([fetchData(path), archive && fetchData(archive.uri, toDateParameters(archive.date))]);
  const { year, month } = filtered?.nodeByUri?.newsArchive ?? {};
  // The archive ignores a date without news, so its feed would contain all news.
  const hasNews = archive !== null && year === archive.date.year && month === archive.date.month;
  return filtered && hasNews && !list.nodeByUri ? { ...filtered, date: archive.date } : { ...list, date: null };
}

async function fetchData(uri: string, parameters: readonly Parameter[] = []): Promise<Data> {
  return (await fetchContent('FeedQuery', query, { uri, parameters, first: MAX_ENTRIES })).data as Data;
}

function selectEntries(list: List): Entries {
  if (list.isRestricted) return null;
  if (list.newsArchive) return list.newsArchive.posts;
  if (list.positionArchive) return list.positionArchive;
  if (list.name === 'properties' && list.contentNodes) return list.contentNodes;
  return list.posts ?? list.properties ?? list.news ?? null;
}

function toEntry(node: Partial<Entry>): FeedEntry[] {
  const { databaseId, uri, title, dateGmt, modifiedGmt, excerpt, content, featuredImage, positionMeta } = node;
  if (!databaseId || !uri || !dateGmt) return [];
  const image = featuredImage?.node;
  return [
    {
      id: toSiteUrl(`/?p=${databaseId}`),
      url: toSiteUrl(uri),
      title: [toPlainText(title), positionMeta?.location].filter(Boolean).join(', '),
      published: toUtc(dateGmt),
      modified: toUtc(modifiedGmt ?? dateGmt),
      author: node.postAuthorData?.author?.title ?? node.author?.node.name ?? null,
      categories: [node.categories, node.tags, node.allStatus]
        .flatMap((names) => names?.nodes ?? [])
        .flatMap(({ name }) => (name ? [toPlainText(name)] : []))
        .concat([positionMeta?.department, positionMeta?.employmentType].filter((name) => typeof name === 'string')),
      summary: [toPlainText(excerpt ?? node.seo?.metaDesc).trim(), node.pay?.text].filter(Boolean).join(' '),
      content: content ? sanitizeForFeed(content, (url) => toAbsoluteUrl(url, toSiteUrl(uri))) : null,
      image:
        image?.sourceUrl && image.mimeType ? { url: toMediaUrl(image.sourceUrl), mediaType: image.mimeType, bytes: image.fileSize } : null,
    },
  ];
}

const toUtc = (time: string): string => time.replace(/Z?$/, 'Z');

/** Feed readers have no base URL. A media file is on this site, whatever the host of the content service is. */
function toAbsoluteUrl(url: string, base: string): string {
  const absolute = URL.parse(toMediaUrl(url), base);
  return absolute?.protocol.startsWith('http') ? toPublicUrl(absolute.href) : url;
}
