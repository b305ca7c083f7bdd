import type { ReactNode } from 'react';
import { toSquareMeters } from '#lib/format/measure.ts';
import { toMetricText } from '#lib/format/metric-text.ts';
import { formatWhole } from '#lib/format/number.ts';

type Props = { us: ReactNode; metric: ReactNode };

/**
 * A measurement in the units that the visitor prefers. The page contains both, so that all visitors share one cached page; `styles/utilities.css` hides the other
 * one, also from assistive technology.
 */
export function Units({ us, metric }: Props) {
  return (
    <>
      <span className="us">{us}</span> <span className="metric">{metric}</span>
    </>
  );
}

/** An area as a number without a unit, for columns and labels that name the unit. */
export const AreaNumber = ({ squareFeet }: { squareFeet: number }) => (
  <Units us={formatWhole(squareFeet)} metric={formatWhole(toSquareMeters(squareFeet))} />
);

/** A text that this site has written with US units, such as `40 ft clear`, in the units that the visitor prefers. */
export function UnitsText({ text }: { text: string }) {
  const metric = toMetricText(text);
  return metric === null ? text : <Units us={text} metric={metric} />;
}
