import type { ReactNode } from 'react';
import styles from './Stats.module.css';

export type Stat = { figure: ReactNode; unit?: ReactNode; label: ReactNode };

/** Figures with what they say, in cells. `columns` is how many stand side by side where there is room. */
export function Stats({ stats, columns = 4 }: { stats: readonly Stat[]; columns?: 2 | 3 | 4 }) {
  if (stats.length === 0) return null;
  const widths = { 2: styles.two, 3: styles.three, 4: styles.four };
  return (
    <dl className={`${styles.stats} ${widths[columns]}`}>
      {stats.map(({ figure, unit, label }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd className={`${styles.figure} num`}>
            {figure} {unit && <span className={`${styles.unit} unit`}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
