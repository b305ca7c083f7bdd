import { pluralize } from '#lib/format/pluralize.ts';
import { placeLabels } from '#lib/map/labels.ts';
import styles from './DotMap.module.css';

export type PositionedDot = {
  id: string;
  name: string;
  href: string;
  /** Position in map units. */
  x: number;
  y: number;
  /** The number of buildings, which sets the size of the dot. */
  buildingCount: number;
  /** Index of the region in the list next to the map. Hovering over the region highlights the dot. */
  regionIndex?: number | undefined;
};

type Props = {
  dots: readonly PositionedDot[];
  width: number;
  height: number;
  /** The number of regions in the list next to the map; 0 without a list. */
  regionCount: number;
  /** Whether a list contains the same links. The dots, which may overlap, are then left out of the tab order (WCAG 2.4.11). */
  isInTextList?: boolean | undefined;
};

/** The number of largest dots whose names are always visible if there is no list of regions. */
const ALWAYS_NAMED_DOTS = 8;

/** The radius grows with the square root of the number, so that the area of a dot is proportional to it. */
function getRadius(buildings: number): number {
  return Number((3 + Math.sqrt(Math.max(0, buildings)) * 2.7).toFixed(1));
}

/** The dots of a map with their names, as links. It does not depend on the map's outline, so that islands can render it in the browser. */
export function MapDots({ dots, width, height, regionCount, isInTextList }: Props) {
  // Small dots are drawn last, on top of large ones, so that they can be clicked.
  const sortedDots = dots.map((dot) => ({ ...dot, r: getRadius(dot.buildingCount) })).toSorted((a, b) => b.r - a.r);
  // The name of the largest dot of each region is always visible. The others show their names on hover and leave these the best positions.
  const alwaysNamedIds = new Set(
    regionCount > 0
      ? Array.from({ length: regionCount }, (_, region) => sortedDots.find(({ regionIndex }) => regionIndex === region)?.id)
      : sortedDots.slice(0, ALWAYS_NAMED_DOTS).map(({ id }) => id),
  );
  const byLabelPriority = sortedDots.toSorted((a, b) => Number(alwaysNamedIds.has(b.id)) - Number(alwaysNamedIds.has(a.id)));
  const labels = placeLabels(byLabelPriority, width, height);
  const labelsById = new Map(byLabelPriority.map(({ id }, index) => [id, labels[index]]));
  return sortedDots.map(({ id, name, href, buildingCount, regionIndex, x, y, r }) => {
    const label = labelsById.get(id);
    return (
      <a
        key={id}
        className={alwaysNamedIds.has(id) && label?.isFree ? `${styles.dot} ${styles.named}` : styles.dot}
        href={href}
        data-dot={regionIndex}
        tabIndex={isInTextList ? -1 : undefined}
        aria-label={`${name}, ${pluralize(buildingCount, 'building')}`}
      >
        <circle className={styles.hitArea} cx={x} cy={y} r="16" />
        <circle cx={x} cy={y} r={r} />
        <text x={label?.x} y={label?.y} textAnchor={label?.anchor}>
          {name}
        </text>
      </a>
    );
  });
}
