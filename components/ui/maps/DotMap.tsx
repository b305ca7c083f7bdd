import type { ReactNode } from 'react';
import { type Coordinates, getUsMap } from '#lib/map/us-map.ts';
import styles from './DotMap.module.css';
import { MapDots } from './MapDots.tsx';
import { UsMapOutline } from './UsMapOutline.tsx';

export type MapDot = {
  id: string;
  name: string;
  href: string;
  coordinates: Coordinates;
  /** What the size of the circle means: how many of these stand there. */
  buildings: number;
  /** Index of the region in the list beside the map; pointing at either lights the other. */
  region?: number | undefined;
};

export type MapRegion = { id: string; name: string; href: string; facts: readonly ReactNode[] };

type Props = {
  /** Names the map for assistive technology. */
  label: string;
  dots: readonly MapDot[];
  regions?: readonly MapRegion[] | undefined;
  /** The same links stand in a list elsewhere. */
  listed?: boolean | undefined;
};

/** A list of more would be longer than the map is high: it stands below it, in columns. */
const MAX_REGIONS_BESIDE_MAP = 12;

/**
 * Places as circles on a map of the contiguous United States, beside the list of their regions. Circles are links with targets of 32 units;
 * on a phone they come out smaller, so the list is what always works (WCAG 2.5.8, equivalent control). Works without script.
 */
export function DotMap({ label, dots, regions, listed }: Props) {
  const { width, height, project: place } = getUsMap();
  const placed = dots.flatMap((dot) => {
    const at = place(dot.coordinates);
    return at ? [{ ...dot, ...at }] : [];
  });
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
          {regions.map(({ id, name, href, facts }, i) => (
            <li key={id}>
              <a href={href} data-region={i}>
                {name}
                <span>
                  {facts.map((fact, line) => (
                    <span key={line}>{fact}</span>
                  ))}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.map}>
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
          <UsMapOutline />
          <MapDots dots={placed} width={width} height={height} regions={regions?.length ?? 0} listed={listed} />
        </svg>
      </div>
    </div>
  );
}
