import { UnitsText } from './Units.tsx';
import styles from './BarChart.module.css';

export type Bar = {
  label: string;
  value: number;
  /** The formatted value with its unit. */
  display: string;
  /** Whether the value is a plan, which is drawn as a hatched bar. */
  planned?: boolean;
};

/** A bar chart of a few values. Each value is also text, so the bars are hidden from assistive technology. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label?: string | undefined }) {
  const largest = Math.max(...bars.map(({ value }) => value));
  if (!(largest > 0)) return null;
  return (
    <ul className={styles.chart} aria-label={label}>
      {bars.map(({ label: name, value, display, planned }) => (
        <li key={name}>
          {name}{' '}
          <span className={styles.row}>
            {/* An SVG width attribute, because the content security policy blocks `style`. The row's padding leaves room for the value after the longest bar. */}
            <svg
              className={planned ? styles.planned : styles.bar}
              width={`${Math.max(0, (value / largest) * 100).toFixed(1)}%`}
              aria-hidden="true"
            />
            <span>
              <UnitsText text={display} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
