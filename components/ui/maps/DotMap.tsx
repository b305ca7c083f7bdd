import { UnitsText } from '#components/ui/numbers/Units.tsx';
import type { ReactNode } from 'react';
import { getMapView, placeInView } from '#lib/map/map-view.ts';
import { type Coordinates, getUsMap } from '#lib/map/us-map.ts';
import styles from './DotMap.module.css';
import { MapDots } from './MapDots.tsx';
import { UsMapOutline } from './UsMapOutline.tsx';

export type MapDot = {
  id: string;
  name: string;
  href: string;
  coordinates: Coordinates;
  /** The number of buildings, which sets the size of the dot. */
  buildingCount: number;
  /** Index of the region in the list next to the map. Hovering over the region highlights the dot. */
  regionIndex?: number | undefined;
};

export type MapRegion = { id: string; name: string; href: string; facts: readonly ReactNode[] };

type Props = {
  /** Accessible name of the map. */
  label: string;
  dots: readonly MapDot[];
  regions?: readonly MapRegion[] | undefined;
  /** Whether a list elsewhere on the page contains the same links. */
  isInTextList?: boolean | undefined;
  /** Whether the map shows only the part with the dots. */
  isEnlarged?: boolean | undefined;
};

/** A longer list would be taller than the map, so it goes below the map in columns. */
const MAX_REGIONS_BESIDE_MAP = 12;

/**
 * Places as dots on a map of the contiguous United States, with an optional list of their regions. Each dot is a link with a target size of
 * 32 map units. That is smaller on a phone, where the list provides equivalent links (WCAG 2.5.8). Works without JavaScript.
 */
export function DotMap({ label, dots, regions, isInTextList, isEnlarged = false }: Props) {
  const { width, height, project } = getUsMap();
  const positionedDots = dots.flatMap((dot) => {
    const position = project(dot.coordinates);
    return position ? [{ ...dot, ...position }] : [];
  });
  const view = getMapView(isEnlarged ? positionedDots : [], { width, height, viewWidth: width });
  return (
    <div
      className={[
        styles.layout,
        !regions?.length && styles.withoutList,
        (regions?.length ?? 0) > MAX_REGIONS_BESIDE_MAP && styles.listBelow,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {regions?.length ? (
        <ul className={`plain ${styles.regions}`}>
          {regions.map(({ id, name, href, facts }, index) => (
            <li key={id}>
              <a href={href} data-region={index}>
                {name}
                <span>
                  {facts.map((fact, factIndex) => (
                    <span key={factIndex}>{typeof fact === 'string' ? <UnitsText text={fact} /> : fact}</span>
                  ))}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.map}>
        <svg viewBox={`0 0 ${width} ${view.height}`} role="group" aria-label={label}>
          <g className={isEnlarged ? styles.part : undefined}>
            <g transform={isEnlarged ? view.transform : undefined} className={isEnlarged ? styles.unlabeled : undefined}>
              <UsMapOutline />
            </g>
          </g>
          <MapDots
            dots={positionedDots.map((dot) => placeInView(dot, view))}
            width={width}
            height={view.height}
            regionCount={regions?.length ?? 0}
            isInTextList={isInTextList}
          />
        </svg>
      </div>
    </div>
  );
}
