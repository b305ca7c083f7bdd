import { graphql } from 'relay-runtime';
import type { RegionStatisticsGrid_block$key } from '#generated/RegionStatisticsGrid_block.graphql.ts';
import { RegionNumbers } from '#components/ui/RegionNumbers.tsx';
import { Section } from '#components/ui/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

const arrangements = ['large-first', 'row', 'grid'] as const;

/** What we own in a region, counted from the content itself, and figures of the editor's own. */
export function RegionStatisticsGrid({ block }: { block: RegionStatisticsGrid_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment RegionStatisticsGrid_block on SiteRegionStatisticsGridBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          styleOption
          numbers {
            heading
            number
            prefix
            suffix
            note
          }
          region {
            title
            ...RegionNumbers_region
          }
        }
      }
    `,
    block,
  );
  const region = attributes?.region;
  if (!region) return null;
  return (
    <Section
      ground={attributes.ground}
      title={attributes.title || `${region.title}, measured`}
      text={attributes.text}
      more={attributes.moreLink}
    >
      <RegionNumbers
        region={region}
        more={attributes.numbers ?? []}
        arrangement={arrangements.find((name) => name === attributes.styleOption) ?? 'grid'}
      />
    </Section>
  );
}
