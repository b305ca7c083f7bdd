import { formatDate, toDateTime } from '#lib/format/date.ts';
import styles from './SourcedFigures.module.css';

export type SourcedFigure = {
  /** The formatted figure, `7.6%`. */
  value: string;
  unit?: string | null | undefined;
  /** What the figure counts. */
  label: string;
  source: string;
  /** Last day of the period that the figure describes. */
  date: string;
};

type StoredFigure = { readonly [K in keyof SourcedFigure]: string | null };

/** Selects the stored figures that are complete. A figure without a source and a date is not shown. */
export function selectSourcedFigures(figures: readonly StoredFigure[] | null | undefined): SourcedFigure[] {
  return (figures ?? []).flatMap(({ value, unit, label, source, date }) =>
    value && label && source && date ? [{ value, unit, label, source, date }] : [],
  );
}

/** Figures in a grid of up to four columns, each with its source and date. */
export function SourcedFigures({ figures }: { figures: readonly SourcedFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, unit, label, source, date }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <span className="num">{value}</span> {unit && <small>{unit}</small>}
          </dd>
          <dd className={styles.source}>
            {source}, <time dateTime={toDateTime(date) ?? undefined}>{formatDate(date)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
