import { graphql } from 'relay-runtime';
import type { PropertyAbout_property$key } from '#generated/PropertyAbout_property.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { HighlightList } from '#components/ui/text/HighlightList.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PropertyAbout.module.css';
import printLayout from './PrintLayout.module.css';

/** The text of a property, and reasons for a tenant to choose it. */
export function PropertyAbout({ property }: { property: PropertyAbout_property$key }) {
  const { blocks, propertyFacts } = readFragment(
    graphql`
      fragment PropertyAbout_property on Property {
        blocks(flat: true) {
          ...BlockTree_blocks
        }
        propertyFacts {
          highlights {
            title
            text
          }
        }
      }
    `,
    property,
  );
  const highlights = (propertyFacts?.highlights ?? []).filter(({ title }) => title);
  const hasText = Boolean(blocks?.length);
  if (!hasText && highlights.length === 0) return null;
  return (
    <PageSheet id="about" className={printLayout.about}>
      <SectionHeader title={hasText ? 'About the building' : 'Highlights'} />
      <div className={styles.parts}>
        {blocks && hasText && (
          <div className="grid-12">
            <div className={`${styles.text} prose from-column-4 inset`}>
              <BlockTree blocks={blocks} hasPageTitle isInColumn />
            </div>
          </div>
        )}
        <HighlightList items={highlights} />
      </div>
    </PageSheet>
  );
}
