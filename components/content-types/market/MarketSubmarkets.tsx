import { graphql } from 'relay-runtime';
import type { MarketSubmarkets_market$key } from '#generated/MarketSubmarkets_market.graphql.ts';
import { PlaceTable } from '#components/ui/places/PlaceTable.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { SubmarketResearch } from './SubmarketResearch.tsx';

const countWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The submarkets of a market, with our buildings there and with published figures. */
export function MarketSubmarkets({ market }: { market: MarketSubmarkets_market$key }) {
  const { title, marketSubmarkets, portfolio } = readFragment(
    graphql`
      fragment MarketSubmarkets_market on Market {
        title
        portfolio {
          ...PlaceTable_portfolio
        }
        marketSubmarkets: submarkets {
          name
          uri
          portfolio {
            buildings
            ...PlaceTable_portfolio
          }
          ...SubmarketResearch_submarkets
        }
      }
    `,
    market,
  );
  if (marketSubmarkets.length === 0) return null;
  const submarkets = marketSubmarkets.toSorted((a, b) => b.portfolio.buildings - a.portfolio.buildings);
  const count = countWords[submarkets.length] ?? submarkets.length;
  return (
    <PageSheet>
      <SectionHeader title={submarkets.length === 1 ? 'Submarket' : `${count} submarkets`} />
      <div className="stack">
        <PlaceTable
          label={`Submarkets of ${title}`}
          kind="Submarket"
          places={submarkets}
          total={submarkets.length > 1 ? { name: title, uri: null, portfolio } : undefined}
        />
        <SubmarketResearch submarkets={submarkets} />
      </div>
    </PageSheet>
  );
}
