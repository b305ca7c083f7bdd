import { graphql } from 'relay-runtime';
import type { MarketProperties_market$key } from '#generated/MarketProperties_market.graphql.ts';
import { PropertyTable } from '#components/ui/places/PropertyTable.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { formatWhole } from '#lib/format/number.ts';
import { readFragment } from '#lib/relay/server.ts';

/** All buildings in a market as a table. If there are more than the table shows, the search lists the others. */
export function MarketProperties({ market, searchHref }: { market: MarketProperties_market$key; searchHref: string }) {
  const { title, portfolio, properties } = readFragment(
    graphql`
      fragment MarketProperties_market on Market {
        title
        portfolio {
          buildings
        }
        properties(first: 100) {
          nodes {
            ...PropertyTable_properties
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    market,
  );
  if (!properties?.nodes.length) return null;
  const count = formatWhole(portfolio.buildings);
  return (
    <PageSheet id="properties">
      <SectionHeader
        title="All buildings"
        moreLink={properties.pageInfo.hasNextPage ? { url: searchHref, title: `Search all ${count} buildings` } : null}
      />
      <PropertyTable properties={properties.nodes} label={`All buildings in ${title}`} withSubmarket />
    </PageSheet>
  );
}
