import { placeLabels } from '#lib/map/labels.ts';
import styles from './DotMap.module.css';

export type PositionedDot = {
  id: string;
  name: string;
  href: string;
  /** Where it stands, in units of the map. */
  x: number;
  y: number;
  /** What the size of the circle means: how many of these stand there. */
  buildings: number;
  /** Index of the region in the list beside the map; pointing at either lights the other. */
  region?: number | undefined;
};

type Props = {
  dots: readonly PositionedDot[];
  width: number;
  height: number;
  /** How many regions stand in a list beside the map. */
  regions: number;
  /** A list beside the map holds the same links: circles that lie on each other are no stops for the keyboard (WCAG 2.4.11). */
  listed?: boolean | undefined;
};

/** How many names are always written where there are no regions to choose one for each. */
const ALWAYS_NAMED_DOTS = 8;

/** Radius grows with the root of the number, so that areas can be compared. */
function getRadius(buildings: number): number {
  return Number((3 + Math.sqrt(Math.max(0, buildings)) * 2.7).toFixed(1));
}

/** The circles of an atlas with their names: links. Knows nothing of the map below them, so islands draw it as well. */
export function MapDots({ dots, width, height, regions, listed }: Props) {
  // What is drawn last is on top: small circles stay within reach among big ones.
  const placed = dots.map((dot) => ({ ...dot, r: getRadius(dot.buildings) })).toSorted((a, b) => b.r - a.r);
  // A name is always written for the biggest of each region; the others show theirs when they are pointed at, and give way to these.
  const always = new Set(
    regions > 0
      ? Array.from({ length: regions }, (_, i) => placed.find(({ region }) => region === i)?.id)
      : placed.slice(0, ALWAYS_NAMED_DOTS).map(({ id }) => id),
  );
  const byRank = placed.toSorted((a, b) => Number(always.has(b.id)) - Number(always.has(a.id)));
  const places = placeLabels(byRank, width, height);
  const nameAt = new Map(byRank.map(({ id }, i) => [id, places[i]]));
  return placed.map(({ id, name, href, buildings, region, x, y, r }) => {
    const at = nameAt.get(id);
    return (
      <a
        key={id}
        className={always.has(id) ? `${styles.dot} ${styles.named}` : styles.dot}
        href={href}
        data-dot={region}
        tabIndex={listed ? -1 : undefined}
        aria-label={`${name}, ${buildings} ${buildings === 1 ? 'building' : 'buildings'}`}
      >
        <circle className={styles.hitArea} cx={x} cy={y} r="16" />
        <circle cx={x} cy={y} r={r} />
        <text x={at?.x} y={at?.y} textAnchor={at?.anchor}>
          {name}
        </text>
      </a>
    );
  });
}
