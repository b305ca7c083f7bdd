import type { Metadata } from 'next';
import { graphql } from 'relay-runtime';
import type { metadata_query$key } from '#generated/metadata_query.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { type PreviewImage, toMetadata } from '#lib/seo/metadata.ts';
import { addToTitle, describeListPage, fitTitle, removeSiteName } from '#lib/seo/list-title.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { feedFormats, feedMediaTypes, getFeedPath, getNewsFeedListUri } from '#lib/uri/feed-path.ts';
import { formatPagePath, type PageUri } from '#lib/uri/page-uri.ts';
import { SOCIAL_IMAGE_SIZE } from '#lib/social-image/size.ts';
import { getSocialImagePath } from '#lib/uri/social-image-url.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';

const fragment = graphql`
  fragment metadata_query on RootQuery {
    generalSettings {
      title
      description
    }
    identitySettings {
      icon {
        sourceUrl
        mimeType
        mediaDetails {
          width
          height
        }
      }
    }
    seo {
      meta {
        search {
          title(phrase: $searchPhrase)
        }
      }
      openGraph {
        defaultImage {
          altText
          sourceUrl
          mediaDetails {
            width
            height
            sizes(include: [LARGE]) {
              sourceUrl
              width
              height
            }
          }
        }
      }
    }
    newsroom: contentType(id: "post", idType: NAME) {
      uri
    }
    cursorNodes: contentNodes(first: 1, where: { in: $cursorIds }) @include(if: $hasCursor) {
      nodes {
        ... on NodeWithTitle {
          title
        }
      }
    }
    nodeByUri(uri: $uri, asPreview: $asPreview) {
      __typename
      uri
      ... on Page {
        isFrontPage
      }
      ... on NodeWithFeaturedImage {
        featuredImage {
          node {
            altText
            sourceUrl
          }
        }
      }
      ... on ContentNode {
        hasPassword
        nodeSeo: seo {
          title
          metaDesc
          canonical
          metaRobotsNoindex
          metaRobotsNofollow
          opengraphTitle
          opengraphDescription
          opengraphType
          opengraphPublishedTime
          opengraphModifiedTime
          opengraphImage {
            altText
            sourceUrl
            mediaDetails {
              width
              height
              sizes(include: [LARGE]) {
                sourceUrl
                width
                height
              }
            }
          }
        }
      }
      ... on TermNode {
        termSeo: seo {
          title
          metaDesc
          canonical
          metaRobotsNoindex
          metaRobotsNofollow
          opengraphTitle
          opengraphDescription
        }
      }
      ... on ContentType {
        name
        newsArchive(parameters: $parameters) {
          category {
            name
            uri
          }
          market {
            title
            uri
          }
          year
          month
          text
        }
        teamArchive(parameters: $parameters) {
          department
          region {
            title
          }
        }
        positionArchive(parameters: $parameters) {
          department
          location
          type
        }
        archiveSeo: seo {
          title
          metaDesc
          metaRobotsNoindex
        }
      }
      ... on User {
        userSeo: seo {
          title
          metaDesc
          metaRobotsNoindex
          metaRobotsNofollow
        }
      }
    }
  }
`;

type Query = ReturnType<typeof readQuery>;
const readQuery = (query: metadata_query$key) => readFragment(fragment, query);

/** Metadata for search engines and link previews; empty when there is no node. */
export function createMetadata(query: metadata_query$key, pageUri: PageUri): Metadata {
  const data = readQuery(query);
  const { nodeByUri: node, generalSettings, identitySettings, seo } = data;
  if (!node) return {};
  const { uri, listCursor, searchPhrase } = pageUri;
  const siteName = generalSettings?.title ?? null;
  const nodeMetadata = node.nodeSeo ?? node.termSeo;
  const listMetadata = node.userSeo ?? node.archiveSeo;
  const robots = nodeMetadata ?? node.userSeo;
  const post = node.nodeSeo?.opengraphType === 'article' ? node.nodeSeo : null;
  const listPage = describePage(data, pageUri);
  // Only pages show the results of a search. The title of a list names its filters.
  const searchTitle = searchPhrase && node.__typename === 'Page' ? seo?.meta?.search?.title : null;
  const title = searchTitle || (nodeMetadata?.title ?? listMetadata?.title ?? siteName);
  const description = (nodeMetadata?.metaDesc ?? listMetadata?.metaDesc) || describeByTitle(title, siteName, generalSettings?.description);
  const metadata = toMetadata({
    icon: identitySettings?.icon ?? null,
    path: formatPagePath({ ...pageUri, uri: node.uri ?? uri }),
    title: title && fitTitle(addToTitle(title, siteName, listPage), siteName),
    description: description && listPage !== '' ? `${description} (${listPage})` : description,
    canonical: listPage === '' ? nodeMetadata?.canonical : null,
    // The numbered pages lead to the same entries as those with a cursor and those of a year or month, and their number is limited.
    noindex:
      listCursor !== null ||
      pageUri.date !== null ||
      robots?.metaRobotsNoindex === 'noindex' ||
      node.archiveSeo?.metaRobotsNoindex === true ||
      node.hasPassword === true,
    nofollow: robots?.metaRobotsNofollow === 'nofollow',
    siteName,
    preview: { title: nodeMetadata?.opengraphTitle ?? null, description: nodeMetadata?.opengraphDescription ?? null },
    image: getPreviewImage(data, toPlainText(title && removeSiteName(title, siteName))),
    ...(post && { article: { publishedTime: post.opengraphPublishedTime, modifiedTime: post.opengraphModifiedTime } }),
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: listFeeds(data, pageUri) } };
}

/** Metadata of a preview: a title by which editors can tell their windows apart. Search engines must not index it. */
export function createPreviewMetadata({ data, pageUri }: { data: metadata_query$key; pageUri: PageUri }): Metadata {
  const { title } = createMetadata(data, pageUri);
  return { title: typeof title === 'string' ? `Preview: ${title}` : 'Preview', robots: { index: false, follow: false } };
}

/** The description of a page that has none of its own: what it is called, and what the site is about. */
function describeByTitle(title: string | null, siteName: string | null, siteDescription: string | null | undefined): string | null {
  return siteDescription ? [title && removeSiteName(title, siteName), siteDescription].filter(Boolean).join(': ') : null;
}

/** The image that editors chose for link previews, otherwise one that shows the title, the figures and the featured image of the page (app/social-images). */
function getPreviewImage({ nodeByUri: node, seo }: Query, title: string): PreviewImage | null {
  const chosen = node?.nodeSeo?.opengraphImage;
  if (chosen && chosen.sourceUrl !== node.featuredImage?.node.sourceUrl) return chosen;
  if (!node?.uri || node.hasPassword) return seo?.openGraph?.defaultImage ?? null;
  const altText = [title, node.featuredImage?.node.altText].filter(Boolean).join(': ');
  return { sourceUrl: toSiteUrl(getSocialImagePath(node.uri)), altText, mediaDetails: { ...SOCIAL_IMAGE_SIZE, sizes: null } };
}

/** What distinguishes a page of a list from its first page, or an empty text. */
function describePage({ nodeByUri: node, cursorNodes }: Query, { listCursor, pageNumber }: PageUri): string {
  const { category, market, year, month, text } = node?.newsArchive ?? {};
  const { department, region } = node?.teamArchive ?? {};
  const position = node?.positionArchive;
  return describeListPage({
    filters: [category?.name, market?.title, department, region?.title, position?.department, position?.location, position?.type],
    year: year ?? null,
    month: month ?? null,
    text: text ?? null,
    pageNumber,
    cursor: listCursor && { direction: listCursor.direction, title: toPlainText(cursorNodes?.nodes[0]?.title) || null },
  });
}

/** Types of nodes whose page is a list with a feed (app/feeds/load-feed.ts). */
const typesWithFeed: ReadonlySet<string> = new Set(['Category', 'Tag', 'PostFormat', 'Status', 'Submarket', 'User', 'Market', 'Region']);

/** Links to the feeds of a list. The front page and the posts link to the feed of the newsroom. */
function listFeeds({ nodeByUri: node, newsroom }: Query, pageUri: PageUri) {
  const hasOwnFeed =
    node && (typesWithFeed.has(node.__typename) || node.newsArchive || node.name === 'properties' || node.name === 'positions');
  const uri = hasOwnFeed ? getFeedListUri(node, pageUri) : node?.isFrontPage || node?.__typename === 'Post' ? newsroom?.uri : null;
  if (!uri) return undefined;
  return Object.fromEntries(feedFormats.map((format) => [feedMediaTypes[format], toSiteUrl(getFeedPath(uri, format))]));
}

function getFeedListUri({ uri, newsArchive }: NonNullable<Query['nodeByUri']>, { date }: PageUri): string | null {
  return uri && newsArchive ? getNewsFeedListUri(uri, { ...newsArchive, date }) : uri;
}
