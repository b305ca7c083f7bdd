import { graphql } from 'relay-runtime';
import type { CampaignArchive_contentType$key } from '#generated/CampaignArchive_contentType.graphql.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListPart } from '#lib/uri/address.ts';
import { ListPager } from '../shared/ListPager.tsx';
import styles from './CampaignArchive.module.css';

/** Campaign pages of single properties. */
export function CampaignArchive({ contentType, part }: { contentType: CampaignArchive_contentType$key; part: ListPart | null }) {
  const { uri, directory } = readFragment(
    graphql`
      fragment CampaignArchive_contentType on ContentType {
        uri
        directory: contentNodes(first: $directoryFirst, last: $directoryLast, after: $after, before: $before) {
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
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !directory) return null;
  return (
    <Sheet join>
      <h2 className="visually-hidden">Buildings</h2>
      <ul className={styles.cards}>
        {directory.nodes.map(({ id, uri: address, title, propertyPages, featuredImage }) => (
          <li key={id}>
            <Picture image={featuredImage?.node} sizes="(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw" decorative />
            <h3>
              <a href={address ?? uri}>{title}</a>
            </h3>
            {propertyPages?.propertyStatus && <p className="label">{propertyPages.propertyStatus}</p>}
          </li>
        ))}
      </ul>
      <ListPager uri={uri} pageInfo={directory.pageInfo} part={part} words={{ previous: 'Previous', next: 'Next' }} />
    </Sheet>
  );
}
