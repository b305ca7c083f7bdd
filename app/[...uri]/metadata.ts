import type { Metadata } from 'next';
import { graphql } from 'relay-runtime';
import type { metadata_query$key } from '#generated/metadata_query.graphql.ts';
import { getArchiveTitle } from '#components/templates/shared/archive-titles.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toMetadata } from '#lib/seo/metadata.ts';
import { getListPageUri, type PageUri } from '#lib/uri/page-uri.ts';

const fragment = graphql`
  fragment metadata_query on RootQuery {
    generalSettings {
      title
    }
    seo {
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
        typeName: name
        label
        description
      }
      ... on User {
        name
        biography: description
      }
    }
  }
`;

/** Metadata for search engines and link previews; empty when there is no node. */
export function createMetadata(query: metadata_query$key, { uri, listCursor }: PageUri): Metadata {
  const { nodeByUri: node, generalSettings, seo } = readFragment(fragment, query);
  if (!node) return {};
  const siteName = generalSettings?.title ?? null;
  const addSiteName = (name: string | null | undefined) => (name && siteName ? `${name} | ${siteName}` : (name ?? siteName));
  const nodeMetadata = node.nodeSeo ?? node.termSeo;
  const post = node.nodeSeo?.opengraphType === 'article' ? node.nodeSeo : null;
  return toMetadata({
    path: listCursor ? getListPageUri(uri, listCursor) : (node.uri ?? uri),
    title: nodeMetadata ? nodeMetadata.title : addSiteName(node.label ? getArchiveTitle(node.typeName, node.label) : node.name),
    description: nodeMetadata ? nodeMetadata.metaDesc : (node.biography ?? null),
    canonical: listCursor ? null : nodeMetadata?.canonical,
    noindex: nodeMetadata?.metaRobotsNoindex === 'noindex' || node.hasPassword === true,
    nofollow: nodeMetadata?.metaRobotsNofollow === 'nofollow',
    siteName,
    preview: { title: nodeMetadata?.opengraphTitle ?? null, description: nodeMetadata?.opengraphDescription ?? null },
    image: node.nodeSeo?.opengraphImage ?? seo?.openGraph?.defaultImage ?? null,
    ...(post && { article: { publishedTime: post.opengraphPublishedTime, modifiedTime: post.opengraphModifiedTime } }),
  });
}
