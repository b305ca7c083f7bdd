import type { Metadata } from 'next';
import { graphql } from 'relay-runtime';
import type { metadata_query$key } from '#generated/metadata_query.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toMetadata } from '#lib/seo/metadata.ts';
import { getListPageUri, type PageUri } from '#lib/uri/page-uri.ts';

const fragment = graphql`
  fragment metadata_query on RootQuery {
    generalSettings {
      title
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
    nodeByUri(uri: $uri, asPreview: $asPreview) {
      uri
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

/** Metadata for search engines and link previews; empty when there is no node. */
export function createMetadata(query: metadata_query$key, { uri, listCursor, searchPhrase }: PageUri): Metadata {
  const { nodeByUri: node, generalSettings, identitySettings, seo } = readFragment(fragment, query);
  if (!node) return {};
  const siteName = generalSettings?.title ?? null;
  const nodeMetadata = node.nodeSeo ?? node.termSeo;
  const listMetadata = node.userSeo ?? node.archiveSeo;
  const robots = nodeMetadata ?? node.userSeo;
  const post = node.nodeSeo?.opengraphType === 'article' ? node.nodeSeo : null;
  return toMetadata({
    icon: identitySettings?.icon ?? null,
    path: listCursor ? getListPageUri(uri, listCursor) : (node.uri ?? uri),
    title: (searchPhrase && seo?.meta?.search?.title) || (nodeMetadata?.title ?? listMetadata?.title ?? siteName),
    description: nodeMetadata?.metaDesc ?? listMetadata?.metaDesc ?? null,
    canonical: listCursor ? null : nodeMetadata?.canonical,
    noindex: robots?.metaRobotsNoindex === 'noindex' || node.archiveSeo?.metaRobotsNoindex === true || node.hasPassword === true,
    nofollow: robots?.metaRobotsNofollow === 'nofollow',
    siteName,
    preview: { title: nodeMetadata?.opengraphTitle ?? null, description: nodeMetadata?.opengraphDescription ?? null },
    image: node.nodeSeo?.opengraphImage ?? seo?.openGraph?.defaultImage ?? null,
    ...(post && { article: { publishedTime: post.opengraphPublishedTime, modifiedTime: post.opengraphModifiedTime } }),
  });
}
