import { getUsMap } from '#lib/map/us-map.ts';
import styles from './DotMap.module.css';

/** Land, borders and labelled lines of the map: the same in every atlas, so it carries no links and is passed over by assistive technology. */
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
