import type { ReactNode } from 'react';

type Props = {
  /** A fact without a value is left out. */
  facts: ReadonlyArray<{ label: ReactNode; value: ReactNode }>;
  className?: string | undefined;
};

/** The facts of a card, each with a label. */
export function CardFacts({ facts, className }: Props) {
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={className}>
      {known.map(({ label, value }, index) => (
        <div key={index}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
