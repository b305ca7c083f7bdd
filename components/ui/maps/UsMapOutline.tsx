import { getUsMap } from '#lib/map/us-map.ts';
import styles from './DotMap.module.css';

/** The outline of the country, state borders, and labeled grid lines. It is the same on every map and hidden from assistive technology. */
export function UsMapOutline() {
  const { land, states, graticule, labels } = getUsMap();
  return (
    <g aria-hidden="true">
      <path className={styles.graticule} d={graticule} />
      <path className={styles.land} d={land} />
      <path className={styles.states} d={states} />
      {labels.map(({ x, y, text, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
}
