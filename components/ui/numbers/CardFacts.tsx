type Props = {
  /** A figure nobody knows is left out. */
  figures: ReadonlyArray<{ label: string; value: string | number | null | undefined }>;
  className?: string | undefined;
};

/** Figures of a card, each with what it counts. */
export function CardFacts({ figures, className }: Props) {
  const known = figures.filter(({ value }) => value);
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
