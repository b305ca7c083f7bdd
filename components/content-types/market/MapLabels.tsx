import type { LocalLabels } from '#lib/map/local-labels.ts';
import styles from './PropertyMap.module.css';

/** The names and numbers on the map of a place. */
export function MapLabels({ labels, className }: { labels: LocalLabels; className: string | undefined }) {
  return (
    <g className={className}>
      {labels.counties.map(({ x, y, text }) => (
        <text key={text} className={styles.county} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
      {labels.cities.map(({ x, y, text, labelX, labelY, anchor, isLarge }) => (
        <g key={`${x} ${y}`} className={isLarge ? styles.city : `${styles.city} ${styles.minor}`}>
          <circle cx={x} cy={y} r="2.5" />
          <text x={labelX} y={labelY} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
      {labels.roads.map(({ x, y, text, width, height }) => (
        <g key={`${text} ${x}`} className={styles.shield}>
          <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
          <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {text}
          </text>
        </g>
      ))}
      {labels.grid.map(({ x, y, text, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
}
