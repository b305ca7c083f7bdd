type Props = {
  /** A fact without a value is left out. */
  facts: ReadonlyArray<{ label: string; value: string | number | null | undefined }>;
  className?: string | undefined;
};

/** The facts of a card, each with a label. */
export function CardFacts({ facts, className }: Props) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className={className}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
