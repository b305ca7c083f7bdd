import type { Metadata } from 'next';
import { graphql } from 'relay-runtime';
import type { metadata_query$key } from '#generated/metadata_query.graphql.ts';
import { getArchiveTitle } from '#components/templates/shared/archive-titles.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toMetadata } from '#lib/seo/metadata.ts';
import { getListPageUri, type ResolvedUri } from '#lib/uri/address.ts';

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
    nodeByUri(uri: $uri) {
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

/** What search engines and link previews are told about the node at an address; nothing when there is none. */
export function metadataOf(query: metadata_query$key, { uri, part }: ResolvedUri): Metadata {
  const { nodeByUri: node, generalSettings, seo } = readFragment(fragment, query);
  if (!node) return {};
  const siteName = generalSettings?.title ?? null;
  const titled = (name: string | null | undefined) => (name && siteName ? `${name} | ${siteName}` : (name ?? siteName));
  const told = node.nodeSeo ?? node.termSeo;
  const post = node.nodeSeo?.opengraphType === 'article' ? node.nodeSeo : null;
  return toMetadata({
    path: part ? getListPageUri(uri, part) : (node.uri ?? uri),
    title: told ? told.title : titled(node.label ? getArchiveTitle(node.typeName, node.label) : node.name),
    description: told ? told.metaDesc : (node.biography ?? null),
    canonical: part ? null : told?.canonical,
    noindex: told?.metaRobotsNoindex === 'noindex' || node.hasPassword === true,
    nofollow: told?.metaRobotsNofollow === 'nofollow',
    siteName,
    preview: { title: told?.opengraphTitle ?? null, description: told?.opengraphDescription ?? null },
    picture: node.nodeSeo?.opengraphImage ?? seo?.openGraph?.defaultImage ?? null,
    ...(post && { article: { publishedTime: post.opengraphPublishedTime, modifiedTime: post.opengraphModifiedTime } }),
  });
}
