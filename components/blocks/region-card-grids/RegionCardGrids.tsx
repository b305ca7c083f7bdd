import { graphql } from 'relay-runtime';
import type { RegionCardGrids_block$key } from '#generated/RegionCardGrids_block.graphql.ts';
import { RegionCard } from '#components/ui/region/RegionCard.tsx';
import { RegionCardGrid } from '#components/ui/region/RegionCardGrid.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

export function RegionCardGrids({ block }: { block: RegionCardGrids_block$key }) {
  const { attributes, regions } = readFragment(
    graphql`
      fragment RegionCardGrids_block on SiteRegionCardGridsBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
        }
        regions {
          id
          ...RegionCard_region
        }
      }
    `,
    block,
  );
  if (!regions?.length) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <RegionCardGrid>
        {regions.map((region) => (
          <RegionCard key={region.id} region={region} level={attributes?.title ? 3 : 2} />
        ))}
      </RegionCardGrid>
    </Section>
  );
}
