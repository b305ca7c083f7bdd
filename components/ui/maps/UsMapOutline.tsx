import { getUsMap } from '#lib/map/us-map.ts';
import styles from './DotMap.module.css';

/** The outline of the country, state borders, interstate highways, and labeled grid lines. It is the same on every map and hidden from assistive technology. */
export function UsMapOutline() {
  const { land, states, roads, graticule, labels } = getUsMap();
  return (
    <g aria-hidden="true">
      <path className={styles.graticule} d={graticule} />
      <path className={styles.land} d={land} />
      <path className={styles.states} d={states} />
      <path className={styles.roads} d={roads} />
      {labels.map(({ x, y, text, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
}
