import { graphql } from 'relay-runtime';
import type { RegionStatisticsGrid_block$key } from '#generated/RegionStatisticsGrid_block.graphql.ts';
import { BarChart } from '#components/ui/numbers/BarChart.tsx';
import { Numbers } from '#components/ui/numbers/Numbers.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { formatCompactArea } from '#lib/format/compact.ts';
import { toAreaStatistic, toCountStatistic, removeNulls } from '#lib/format/statistics.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './RegionStatisticsGrid.module.css';

/** Key numbers of a region, and a chart of floor space by market. */
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
          region {
            title
            regionMeta {
              name
              numberOfProperties
              totalSquareFeet
            }
            statisticsMarkets: markets(first: 100) {
              nodes {
                title
                marketMeta {
                  name
                  totalSquareFeet
                }
              }
            }
            team(first: 100) {
              nodes {
                id
              }
            }
          }
        }
      }
    `,
    block,
  );
  const region = attributes?.region;
  if (!region) return null;
  const { name, numberOfProperties, totalSquareFeet } = region.regionMeta ?? {};
  const markets = region.statisticsMarkets?.nodes ?? [];
  const bars = markets.flatMap(({ title, marketMeta }) => {
    const value = marketMeta?.totalSquareFeet ?? 0;
    return value > 0 ? [{ label: marketMeta?.name ?? toPlainText(title), value, display: formatCompactArea(value) }] : [];
  });
  const numbers = removeNulls([
    toAreaStatistic(totalSquareFeet),
    toCountStatistic(numberOfProperties, 'building', 'buildings'),
    toCountStatistic(markets.length, 'market', 'markets'),
    toCountStatistic(region.team?.nodes.length, 'person who works here', 'people who work here'),
  ]);
  if (numbers.length === 0) return null;
  return (
    <Section
      ground={attributes?.ground}
      title={attributes?.title ?? `${name ?? toPlainText(region.title)} in numbers`}
      text={attributes?.text}
      moreLink={attributes?.moreLink}
    >
      <div className={styles.grid}>
        <Numbers numbers={numbers} arrangement="row" />
        {bars.length > 1 && (
          <div className={styles.chart}>
            <BarChart label="Floor space by market" bars={bars.toSorted((a, b) => b.value - a.value)} />
          </div>
        )}
      </div>
    </Section>
  );
}
