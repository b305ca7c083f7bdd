import styles from './FactGrid.module.css';

export type Fact = {
  name: string;
  /** The value, in US units if it is a measurement. */
  value: string;
  /** The unit of the value, if it is shown apart from it. */
  unit?: string | undefined;
  /** The same measurement in metric units. Visitors choose which of the two is the larger one. */
  metric?: { value: string; unit?: string | undefined } | undefined;
  /** A remark. */
  note?: string | null | undefined;
};

/** The number of digits and separators that fit the two cells of the main fact at the largest font size. */
const MAX_FULL_SIZE_LENGTH = 9;

/** A grid of facts with an optional large main fact. */
export function FactGrid({ mainFact, facts }: { mainFact?: Fact | null; facts: readonly Fact[] }) {
  if (!mainFact && facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {mainFact && (
        <Cell fact={mainFact} className={mainFact.value.length > MAX_FULL_SIZE_LENGTH ? `${styles.main} ${styles.long}` : styles.main} />
      )}
      {facts.map((fact, index) => (
        <Cell key={index} fact={fact} />
      ))}
    </dl>
  );
}

function Cell({ fact, className }: { fact: Fact; className?: string | undefined }) {
  const { name, value, note, metric } = fact;
  return (
    <div className={className}>
      <dt>{name}</dt>
      {metric ? (
        <MeasurementValue {...fact} metric={metric} />
      ) : (
        <dd>
          {value}
          {note && <small>{note}</small>}
        </dd>
      )}
    </div>
  );
}

function MeasurementValue({ value, unit, metric, note }: Fact & { metric: NonNullable<Fact['metric']> }) {
  return (
    <dd className={styles.measurement} dir="auto">
      <span className={styles.us}>{value}</span> {unit && <span className={styles.usUnit}>{unit}</span>}{' '}
      <span className={styles.metric}>{metric.value}</span> {metric.unit && <span className={styles.metricUnit}>{metric.unit}</span>}{' '}
      {note && <span className={styles.note}>{note}</span>}
    </dd>
  );
}
