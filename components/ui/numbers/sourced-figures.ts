/** Published figures, each with its source and date. */

export type SourcedFigure = {
  /** The formatted figure, `7.6%`. */
  value: string;
  unit?: string | null | undefined;
  /** The same figure in metric units, if this site has computed it. */
  metric?: { value: string; unit: string } | undefined;
  /** What the figure counts. */
  label: string;
  /** The same in metric units. */
  metricLabel?: string | undefined;
  source: string;
  /** Last day of the period that the figure describes. */
  date: string;
};

/** A figure as editors have entered it. */
export type StoredFigure = { readonly [K in 'value' | 'unit' | 'label' | 'source' | 'date']: string | null };

/** Selects the stored figures that are complete. A figure without a source and a date is not shown. */
export function selectSourcedFigures(figures: readonly StoredFigure[] | null | undefined): SourcedFigure[] {
  return (figures ?? []).flatMap(({ value, unit, label, source, date }) =>
    value && label && source && date ? [{ value, unit, label, source, date }] : [],
  );
}
