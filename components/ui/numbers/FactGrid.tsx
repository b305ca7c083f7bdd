import styles from './FactGrid.module.css';

export type Fact = { name: string; value: string; note?: string | null | undefined };

/** Digits and separators that the big fact's two cells hold at their largest size. */
const MAX_FULL_SIZE_LENGTH = 9;

/** Facts in cells: the most important one large, then the others in their order. */
export function FactGrid({ big, facts }: { big?: Fact | null; facts: readonly Fact[] }) {
  if (!big && facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {big && <Cell fact={big} className={big.value.length > MAX_FULL_SIZE_LENGTH ? `${styles.main} ${styles.long}` : styles.main} />}
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
