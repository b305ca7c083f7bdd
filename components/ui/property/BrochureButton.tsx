import { graphql } from 'relay-runtime';
import type { BrochureButton_property$key } from '#generated/BrochureButton_property.graphql.ts';
import { DocumentButton } from '#components/ui/media/DocumentButton.tsx';
import { DownloadButton } from '#components/ui/media/DownloadButton.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { getBrochureUrl } from '#lib/uri/pdf-urls.ts';
import { isLeased } from './inquiry.ts';

/** The brochure of a property: the file that editors have chosen, otherwise the one that the site makes for each property with space. */
export function BrochureButton({ property }: { property: BrochureButton_property$key }) {
  const { slug, propertyMeta, propertyFacts, brochureStatus } = readFragment(
    graphql`
      fragment BrochureButton_property on Property {
        slug
        propertyMeta {
          propertyDownload {
            ...DownloadButton_file
          }
        }
        propertyFacts {
          availableSquareFeet
        }
        brochureStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
      }
    `,
    property,
  );
  const file = propertyMeta?.propertyDownload;
  if (file) return <DownloadButton file={file} name="Brochure" />;
  const hasSpace = Boolean(propertyFacts?.availableSquareFeet) && !isLeased(brochureStatus?.nodes);
  return slug && hasSpace ? <DocumentButton href={getBrochureUrl(slug)} name="Brochure" /> : null;
}
