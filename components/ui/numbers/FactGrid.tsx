import styles from './FactGrid.module.css';

export type Fact = { name: string; value: string; note?: string | null | undefined };

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

function Cell({ fact: { name, value, note }, className }: { fact: Fact; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
