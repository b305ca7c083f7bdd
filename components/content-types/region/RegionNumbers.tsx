import { graphql } from 'relay-runtime';
import type { RegionNumbers_region$key } from '#generated/RegionNumbers_region.graphql.ts';
import { formatCompactNumber } from '#lib/format/compact.ts';
import { formatArea } from '#lib/format/measure.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Numbers } from '#components/ui/numbers/Numbers.tsx';

type Props = {
  region: RegionNumbers_region$key;
  arrangement?: 'large-first' | 'row' | 'grid';
};

/** A region in numbers: buildings, area and markets. */
export function RegionNumbers({ region, arrangement = 'row' }: Props) {
  const { regionMeta: meta, regionMarkets } = readFragment(
    graphql`
      fragment RegionNumbers_region on Region {
        regionMeta {
          numberOfProperties
          totalSquareFeet
        }
        regionMarkets: markets(first: 100) {
          nodes {
            id
          }
        }
      }
    `,
    region,
  );
  const area = meta?.totalSquareFeet ? formatCompactNumber(meta.totalSquareFeet) : null;
  const markets = regionMarkets?.nodes.length ?? 0;
  const numbers = [
    { heading: 'buildings', number: meta?.numberOfProperties ? String(meta.numberOfProperties) : null },
    {
      heading: 'owned and managed',
      note: meta?.totalSquareFeet ? formatArea(meta.totalSquareFeet).metric : null,
      number: area?.figure,
      suffix: area && `${area.word ?? ''} sq ft`.trim(),
    },
    { heading: markets === 1 ? 'market' : 'markets', number: markets > 0 ? String(markets) : null },
  ];
  return <Numbers numbers={numbers} arrangement={arrangement} />;
}
