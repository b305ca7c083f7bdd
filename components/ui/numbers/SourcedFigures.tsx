import { formatDate, toDateTime } from '#lib/format/date.ts';
import { Units } from './Units.tsx';
import type { SourcedFigure } from './sourced-figures.ts';
import styles from './SourcedFigures.module.css';

/** Figures in a grid of up to four columns, each with its source and date. */
export function SourcedFigures({ figures }: { figures: readonly SourcedFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, unit, metric, label, metricLabel, source, date }, index) => (
        <div key={index}>
          <dt>{metricLabel === undefined ? label : <Units us={label} metric={metricLabel} />}</dt>
          <dd className={styles.value} dir="auto">
            {metric ? (
              <Units us={<Figure value={value} unit={unit} />} metric={<Figure {...metric} />} />
            ) : (
              <Figure value={value} unit={unit} />
            )}
          </dd>
          <dd className={styles.source}>
            {source}, <time dateTime={toDateTime(date) ?? undefined}>{formatDate(date)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ value, unit }: Pick<SourcedFigure, 'value' | 'unit'>) {
  return (
    <>
      <span className="num">{value}</span> {unit && <small>{unit}</small>}
    </>
  );
}
