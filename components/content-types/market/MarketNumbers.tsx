import { graphql } from 'relay-runtime';
import type { MarketNumbers_market$key } from '#generated/MarketNumbers_market.graphql.ts';
import { formatCompactNumber } from '#lib/format/compact.ts';
import { formatArea } from '#lib/format/measure.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Numbers } from '#components/ui/numbers/Numbers.tsx';

type Props = {
  market: MarketNumbers_market$key;
  arrangement?: 'large-first' | 'row' | 'grid';
};

/** A market in numbers: buildings, area and population. */
export function MarketNumbers({ market, arrangement = 'row' }: Props) {
  const { marketMeta: meta } = readFragment(
    graphql`
      fragment MarketNumbers_market on Market {
        marketMeta {
          population
          totalSquareFeet
          numberOfProperties
        }
      }
    `,
    market,
  );
  const people = meta?.population ? formatCompactNumber(meta.population) : null;
  const area = meta?.totalSquareFeet ? formatCompactNumber(meta.totalSquareFeet) : null;
  const numbers = [
    { heading: 'buildings', number: meta?.numberOfProperties ? String(meta.numberOfProperties) : null },
    {
      heading: 'owned and managed',
      note: meta?.totalSquareFeet ? formatArea(meta.totalSquareFeet).metric : null,
      number: area?.figure,
      suffix: area && `${area.word ?? ''} sq ft`.trim(),
    },
    { heading: 'people live in the metropolitan area', number: people?.figure, suffix: people?.word },
  ];
  return <Numbers numbers={numbers} arrangement={arrangement} />;
}
