import type { ComponentProps, ReactNode } from 'react';
import { MapDots } from '#components/ui/maps/MapDots.tsx';
import atlas from '#components/ui/maps/DotMap.module.css';
import { getMapView, placeInView } from '#lib/map/map-view.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import type { FilterOptions } from '#lib/property-search/query.ts';
import type { Parameter } from '#lib/uri/parameters.ts';
import { getSearchHref } from '#lib/property-search/active-filters.ts';
import { MapPanel } from './map/MapPanel.client.tsx';
import styles from './Search.module.css';

export type MarketPosition = { market: string; name: string; x: number; y: number };

export type SearchMapProps = {
  /** Outline of the states, rendered on the server. */
  drawing: ReactNode;
  width: number;
  height: number;
  positions: readonly MarketPosition[];
  /** URL of the style of the interactive map, if it is not our own. */
  styleUrl: string | null;
};

type Props = SearchMapProps & {
  parameters: readonly Parameter[];
  options: FilterOptions;
  counts: FilterOptions;
  panel: Omit<ComponentProps<typeof MapPanel>, 'children' | 'styleUrl'>;
};

/** A map with one circle for each market, sized by the number of matching buildings, and a list of regions. All of them are links that filter the search. */
export function SearchMap({ drawing, width, height, positions, styleUrl, parameters, options, counts, panel }: Props) {
  const buildingsByMarket = new Map(counts.market.map(({ value, count }) => [value, count]));
  const dots = positions.flatMap(({ market, ...position }) => {
    const buildingCount = buildingsByMarket.get(market);
    const otherParameters = parameters.filter(({ name }) => name !== 'market');
    return buildingCount
      ? [{ ...position, id: market, buildingCount, href: getSearchHref([...otherParameters, { name: 'market', value: market }]) }]
      : [];
  });
  const buildingsByRegion = new Map(counts.region.map(({ value, count }) => [value, count]));
  const isSelected = (region: string) => parameters.some(({ name, value }) => name === 'region' && value === region);
  const parametersWithoutLocation = parameters.filter(({ name }) => name !== 'region' && name !== 'market');
  const view = getMapView(dots, { width, height, viewWidth: VIEW_WIDTH });
  return (
    <div className={styles.map} data-map-style={styleUrl}>
      <MapPanel {...panel} styleUrl={styleUrl}>
        <div className={`${atlas.map} ${atlas.readable}`}>
          <svg
            viewBox={`0 0 ${VIEW_WIDTH} ${view.height}`}
            role="group"
            aria-label={`Map of ${pluralize(dots.length, 'market')} with matching buildings`}
          >
            <g className={atlas.part}>
              <g transform={view.transform} className={atlas.unlabeled}>
                {drawing}
              </g>
            </g>
            <MapDots dots={dots.map((dot) => placeInView(dot, view))} width={VIEW_WIDTH} height={view.height} regionCount={0} />
          </svg>
        </div>
        <p className="label">
          Each circle is a market. Its size shows the number of matching buildings. Select a circle to filter by that market.
        </p>
      </MapPanel>
      <ul className={styles.regions} aria-label="Regions">
        {options.region
          .filter(({ value }) => buildingsByRegion.has(value) || isSelected(value))
          .toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'))
          .map(({ value, label }) => (
            <li key={value}>
              <a
                href={getSearchHref([...parametersWithoutLocation, { name: 'region', value }])}
                aria-current={isSelected(value) ? 'true' : undefined}
              >
                {label} <span>{buildingsByRegion.get(value) ?? 0}</span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Width of the map in its own units, about that of the column on most screens. Names of 15 units are then readable, on phones too. */
const VIEW_WIDTH = 420;
