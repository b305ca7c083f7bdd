import type { ReactNode } from 'react';
import { placeLabels } from '#lib/map/labels.ts';
import { type Coordinates, usMap } from '#lib/map/us-map.ts';
import styles from './Atlas.module.css';
import { UsMapDrawing } from './UsMapDrawing.tsx';

export type AtlasDot = {
  id: string;
  name: string;
  href: string;
  coordinates: Coordinates;
  /** What the size of the circle means: how many of these stand there. */
  buildings: number;
  /** Index of the region in the list beside the map; pointing at either lights the other. */
  region?: number | undefined;
};

export type AtlasRegion = { id: string; name: string; href: string; facts: readonly ReactNode[] };

type Props = {
  /** Names the map for assistive technology. */
  label: string;
  dots: readonly AtlasDot[];
  regions?: readonly AtlasRegion[] | undefined;
};

/** How many names are always written where there are no regions to choose one for each. */
const NAMES = 8;

/** Radius grows with the root of the number, so that areas can be compared. */
function radius(buildings: number): number {
  return Number((3 + Math.sqrt(Math.max(0, buildings)) * 2.7).toFixed(1));
}

/**
 * Places as circles on a map of the contiguous United States, beside the list of their regions. Circles are links with targets of 32 units;
 * on a phone they come out smaller, so the list is what always works (WCAG 2.5.8, equivalent control). Works without script.
 */
export function Atlas({ label, dots, regions }: Props) {
  const { width, height, place } = usMap();
  const placed = dots
    .flatMap((dot) => {
      const at = place(dot.coordinates);
      return at ? [{ ...dot, ...at, r: radius(dot.buildings) }] : [];
    })
    // What is drawn last is on top: small circles stay within reach among big ones.
    .toSorted((a, b) => b.r - a.r);
  // A name is always written for the biggest of each region; the others show theirs when they are pointed at, and give way to these.
  const always = new Set(
    regions?.length ? regions.map((_, i) => placed.find(({ region }) => region === i)?.id) : placed.slice(0, NAMES).map(({ id }) => id),
  );
  const byRank = placed.toSorted((a, b) => Number(always.has(b.id)) - Number(always.has(a.id)));
  const places = placeLabels(byRank, width, height);
  const nameAt = new Map(byRank.map(({ id }, i) => [id, places[i]]));
  return (
    <div className={regions?.length ? styles.atlas : `${styles.atlas} ${styles.alone}`}>
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
          <UsMapDrawing />
          {placed.map(({ id, name, href, buildings, region, x, y, r }) => {
            const at = nameAt.get(id);
            return (
              <a
                key={id}
                className={always.has(id) ? `${styles.dot} ${styles.named}` : styles.dot}
                href={href}
                data-dot={region}
                aria-label={`${name}, ${buildings} ${buildings === 1 ? 'building' : 'buildings'}`}
              >
                <circle className={styles.hit} cx={x} cy={y} r="16" />
                <circle cx={x} cy={y} r={r} />
                <text x={at?.x} y={at?.y} textAnchor={at?.anchor}>
                  {name}
                </text>
              </a>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
