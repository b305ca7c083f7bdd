import { graphql } from 'relay-runtime';
import type { SchemaGraph_node$key } from '#generated/SchemaGraph_node.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toSiteJsonLd } from '#lib/seo/site-json-ld.ts';

/** The structured data of a page, as the content service describes it: the page, its breadcrumbs, its article and its author, and the publisher. */
export function SchemaGraph({ node: key }: { node: SchemaGraph_node$key }) {
  const node = readFragment(
    graphql`
      fragment SchemaGraph_node on UniformResourceIdentifiable {
        ... on ContentNode {
          contentSeo: seo {
            schema {
              raw
            }
          }
        }
        ... on TermNode {
          termSeo: seo {
            schema {
              raw
            }
          }
        }
        ... on User {
          userSeo: seo {
            schema {
              raw
            }
          }
        }
        ... on ContentType {
          archiveSeo: seo {
            schema {
              raw
            }
          }
        }
      }
    `,
    key,
  );
  const seo = node.contentSeo ?? node.termSeo ?? node.userSeo ?? node.archiveSeo;
  const json = toSiteJsonLd(seo?.schema?.raw);
  return json && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
