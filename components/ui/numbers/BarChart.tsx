import styles from './BarChart.module.css';

export type Bar = {
  label: string;
  value: number;
  /** The figure as printed, with its unit. */
  display: string;
  /** Not there yet: drawn hatched. */
  planned?: boolean;
};

/** A few figures as bars. Each bar carries its figure as text, so the drawing repeats what is read. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label?: string | undefined }) {
  const largest = Math.max(...bars.map(({ value }) => value));
  if (!(largest > 0)) return null;
  return (
    <ul className={styles.chart} aria-label={label}>
      {bars.map(({ label: name, value, display, planned }) => (
        <li key={name}>
          {name}{' '}
          <span className={styles.row}>
            {/* A width of the drawing, because a style attribute would be refused. The row's padding keeps room for the longest bar's figure. */}
            <svg
              className={planned ? styles.planned : styles.bar}
              width={`${Math.max(0, (value / largest) * 100).toFixed(1)}%`}
              aria-hidden="true"
            />
            <span>{display}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
