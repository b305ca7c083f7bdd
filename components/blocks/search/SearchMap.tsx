import type { ReactNode } from 'react';
import { MapDots } from '#components/ui/maps/MapDots.tsx';
import atlas from '#components/ui/maps/DotMap.module.css';
import type { FilterOptions } from '#lib/property-search/query.ts';
import type { Parameter } from '#lib/uri/parameters.ts';
import { addressOf } from './asked.ts';
import styles from './Search.module.css';

export type SearchPlace = { market: string; name: string; x: number; y: number };

export type SearchMapProps = {
  /** Land and borders, drawn on the server. */
  drawing: ReactNode;
  width: number;
  height: number;
  places: readonly SearchPlace[];
};

type Props = SearchMapProps & { asked: readonly Parameter[]; choices: FilterOptions; counts: FilterOptions };

/** Markets as circles, as large as what would be found there, and their regions as a list: links that narrow the search. */
export function SearchMap({ drawing, width, height, places, asked, choices, counts }: Props) {
  const found = new Map(counts.market.map(({ value, count }) => [value, count]));
  const dots = places.flatMap(({ market, ...place }) => {
    const buildings = found.get(market);
    const others = asked.filter(({ name }) => name !== 'market');
    return buildings ? [{ ...place, id: market, buildings, href: addressOf([...others, { name: 'market', value: market }]) }] : [];
  });
  const inRegion = new Map(counts.region.map(({ value, count }) => [value, count]));
  const elsewhere = asked.filter(({ name }) => name !== 'region' && name !== 'market');
  return (
    <div className={styles.map}>
      <div className={atlas.map}>
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={`Map of ${dots.length} markets with buildings that match`}>
          {drawing}
          <MapDots dots={dots} width={width} height={height} regions={0} />
        </svg>
      </div>
      <ul className={styles.regions} aria-label="Regions">
        {choices.region
          .toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'))
          .map(({ value, label }) => (
            <li key={value}>
              <a
                href={addressOf([...elsewhere, { name: 'region', value }])}
                aria-current={asked.some((one) => one.name === 'region' && one.value === value) ? 'true' : undefined}
              >
                {label} <span>{inRegion.get(value) ?? 0}</span>
              </a>
            </li>
          ))}
      </ul>
      <p className="label">A circle is a market, its size the number of buildings that match. Choose one to see only that market.</p>
    </div>
  );
}
