import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { Map_block$key } from '#generated/Map_block.graphql.ts';
import { MarketAtlas } from '#components/ui/MarketAtlas.tsx';
import { PropertyMap } from '#components/ui/PropertyMap.tsx';
import { Section } from '#components/ui/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Our markets on a map of the country, or the buildings of one market on a map of its counties; beside it the same links in a list. */
export function Map({ block }: { block: Map_block$key }) {
  const { attributes, markets } = readFragment(
    graphql`
      fragment Map_block on SiteMapBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          marketId
          market {
            ...PropertyMap_market
          }
        }
        markets {
          ...MarketAtlas_markets
        }
      }
    `,
    block,
  );
  if (!attributes) return null;
  const { ground, title, text, moreLink, marketId, market } = attributes;
  const shell = (map: ReactNode) => (
    <Section ground={ground} title={title} text={text} more={moreLink}>
      {map}
    </Section>
  );
  if (market) return <PropertyMap market={market}>{shell}</PropertyMap>;
  // A market that is gone is no reason to show all the others.
  if (marketId || !markets?.length) return null;
  return shell(<MarketAtlas markets={markets} label={`Map of our ${markets.length} markets`} listed />);
}
