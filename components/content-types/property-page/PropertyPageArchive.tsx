import { graphql } from 'relay-runtime';
import type { PropertyPageArchive_contentType$key } from '#generated/PropertyPageArchive_contentType.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';
import styles from './PropertyPageArchive.module.css';

/** All property pages. */
export function PropertyPageArchive({ contentType, listCursor }: ArchiveProps<PropertyPageArchive_contentType$key>) {
  const { uri, directory } = readFragment(
    graphql`
      fragment PropertyPageArchive_contentType on ContentType {
        uri
        directory: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false }
        ) {
          nodes {
            id
            uri
            ... on PropertyPage {
              title
              propertyPages {
                propertyStatus
              }
              featuredImage {
                node {
                  ...Picture_image
                }
              }
            }
          }
          pageInfo {
            ...ListPagination_pageInfo
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !directory) return null;
  return (
    <PageSheet noTopPadding>
      <h2 className="visually-hidden">Buildings</h2>
      <ul className={styles.cards}>
        {directory.nodes.map(({ id, uri: pageUri, title, propertyPages, featuredImage }) => (
          <li key={id}>
            <Picture image={featuredImage?.node} sizes="(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw" decorative />
            <h3>
              <a href={pageUri ?? uri}>{title}</a>
            </h3>
            {propertyPages?.propertyStatus && <p className="label">{propertyPages.propertyStatus}</p>}
          </li>
        ))}
      </ul>
      <ListPagination uri={uri} pageInfo={directory.pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
    </PageSheet>
  );
}
