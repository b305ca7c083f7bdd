import type { ComponentProps, ReactNode } from 'react';
import { MapDots } from '#components/ui/maps/MapDots.tsx';
import atlas from '#components/ui/maps/DotMap.module.css';
import { unionBoxes } from '#lib/drawings/geometry.ts';
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
  const view = getView(dots, width, height);
  return (
    <div className={styles.map} data-map-style={styleUrl}>
      <MapPanel {...panel} styleUrl={styleUrl}>
        <div className={`${atlas.map} ${atlas.readable}`}>
          <svg
            viewBox={`0 0 ${VIEW_WIDTH} ${view.height}`}
            role="group"
            aria-label={`Map of ${pluralize(dots.length, 'market')} with matching buildings`}
          >
            <g transform={`scale(${view.scale}) translate(${-view.x} ${-view.y})`} className={atlas.unlabeled}>
              {drawing}
            </g>
            <MapDots
              dots={dots.map((dot) => ({ ...dot, x: (dot.x - view.x) * view.scale, y: (dot.y - view.y) * view.scale }))}
              width={VIEW_WIDTH}
              height={view.height}
              regionCount={0}
            />
          </svg>
        </div>
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
      <p className="label">
        Each circle is a market. Its size shows the number of matching buildings. Select a circle to filter by that market.
      </p>
    </div>
  );
}

/** Width of the map in its own units, about that of the column on most screens. Names of 15 units are then readable, on phones too. */
const VIEW_WIDTH = 420;
/** Space for the circles and their names around the outermost markets. */
const PADDING = 64;
const MAX_ZOOM = 5;

/** The part of the map that shows all circles: its northwest corner, and how much it is enlarged. */
function getView(dots: readonly { x: number; y: number }[], width: number, height: number) {
  const smallest = VIEW_WIDTH / width;
  const viewHeight = Math.round(height * smallest);
  const whole = { x: 0, y: 0, scale: smallest, height: viewHeight };
  if (dots.length === 0) return whole;
  const bounds = unionBoxes(dots.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
  const fitting = Math.min((VIEW_WIDTH - 2 * PADDING) / Math.max(bounds.width, 1), (viewHeight - 2 * PADDING) / Math.max(bounds.height, 1));
  if (fitting <= smallest) return whole;
  const scale = Number(Math.min(fitting, smallest * MAX_ZOOM).toFixed(3));
  const clamp = (start: number, size: number, total: number) => Number(Math.min(Math.max(start, 0), total - size).toFixed(1));
  const [visibleWidth, visibleHeight] = [VIEW_WIDTH / scale, viewHeight / scale];
  return {
    x: clamp(bounds.x + (bounds.width - visibleWidth) / 2, visibleWidth, width),
    y: clamp(bounds.y + (bounds.height - visibleHeight) / 2, visibleHeight, height),
    scale,
    height: viewHeight,
  };
}
