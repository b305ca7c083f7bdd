import { graphql } from 'relay-runtime';
import type { RegionMap_block$key } from '#generated/RegionMap_block.graphql.ts';
import { DotMap } from '#components/ui/maps/DotMap.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { formatShortArea } from '#lib/format/compact.ts';
import { readFragment } from '#lib/relay/server.ts';

export function RegionMap({ block }: { block: RegionMap_block$key }) {
  const { attributes, regions, markets } = readFragment(
    graphql`
      fragment RegionMap_block on SiteRegionMapBlock {
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
          title
          uri
          regionMeta {
            name
            numberOfProperties
            totalSquareFeet
          }
        }
        markets {
          id
          title
          uri
          marketMeta {
            numberOfProperties
            coordinates {
              latitude
              longitude
            }
            region {
              id
            }
          }
        }
      }
    `,
    block,
  );
  const dots = (markets ?? []).flatMap(({ id, title, uri, marketMeta }) => {
    const { latitude, longitude } = marketMeta?.coordinates ?? {};
    if (!uri || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    const region = regions?.findIndex((item) => item.id === marketMeta?.region?.id);
    return [
      {
        id,
        name: title ?? '',
        href: uri,
        coordinates: { latitude, longitude },
        buildingCount: marketMeta?.numberOfProperties ?? 0,
        regionIndex: region,
      },
    ];
  });
  if (dots.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <DotMap
        label={`Map of ${dots.length} markets in the contiguous United States`}
        dots={dots}
        regions={(regions ?? []).map(({ id, title, uri, regionMeta }) => ({
          id,
          name: regionMeta?.name ?? title ?? '',
          href: uri ?? '',
          facts: [`${regionMeta?.numberOfProperties ?? 0} buildings`, formatShortArea(regionMeta?.totalSquareFeet ?? 0)],
        }))}
      />
    </Section>
  );
}
