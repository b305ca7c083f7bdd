import { graphql } from 'relay-runtime';
import type { PostJsonLd_post$key } from '#generated/PostJsonLd_post.graphql.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';

/** A post as structured data: a schema.org NewsArticle, or the type that an editor chose. */
export function PostJsonLd({ post }: { post: PostJsonLd_post$key }) {
  const { title, uri, seo, featuredImage, author, postAuthorData } = readFragment(
    graphql`
      fragment PostJsonLd_post on Post {
        title
        uri
        seo {
          metaDesc
          opengraphPublishedTime
          opengraphModifiedTime
          opengraphSiteName
          schema {
            articleType
          }
        }
        featuredImage {
          node {
            sourceUrl
          }
        }
        author {
          node {
            name
          }
        }
        postAuthorData {
          author {
            title
            uri
          }
        }
      }
    `,
    post,
  );
  const writer = postAuthorData?.author;
  const image = featuredImage?.node.sourceUrl;
  const publisher = seo?.opengraphSiteName;
  return (
    <JsonLd
      thing={{
        '@type': seo?.schema?.articleType?.[0] ?? 'NewsArticle',
        headline: title,
        description: seo?.metaDesc,
        url: uri && toSiteUrl(uri),
        datePublished: seo?.opengraphPublishedTime,
        dateModified: seo?.opengraphModifiedTime,
        image: image ? [toMediaUrl(image)] : null,
        author: writer
          ? { '@type': 'Person', name: writer.title, url: writer.uri && toSiteUrl(writer.uri) }
          : author && { '@type': 'Person', name: author.node.name },
        publisher: publisher && { '@type': 'Organization', name: publisher, url: toSiteUrl('/') },
      }}
    />
  );
}
