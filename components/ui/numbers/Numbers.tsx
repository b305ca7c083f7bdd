import type { ReactNode } from 'react';
import { chooseColumnCount } from '#components/ui/containers/column-count.ts';
import { DimensionLabel } from '#components/ui/drawings/DimensionLabel.tsx';
import styles from './Numbers.module.css';

export type NumberItem = {
  /** What is counted. */
  heading?: string | null | undefined;
  /** The formatted number. */
  number?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  /** The same amount in other units. */
  note?: string | null | undefined;
};

type Props = {
  numbers: readonly NumberItem[];
  /** `large-first`: one very large number, then the others. `row` and `grid`: all numbers have the same size. */
  arrangement?: 'large-first' | 'row' | 'grid';
  /** A drawing next to the large number. */
  aside?: ReactNode;
  /** A length below the large number, with a note that says what was measured. */
  dimension?: ReactNode;
  dimensionNote?: ReactNode;
};

const arrangements = ['large-first', 'row', 'grid'] as const;

/** Converts an editor's choice to an arrangement. The default is `large-first`. */
export const parseArrangement = (name: string | null | undefined) =>
  arrangements.find((arrangement) => arrangement === name) ?? 'large-first';

/** Maximum lengths of a large number at full size and at half size. Longer numbers would be wider than a phone. */
const MAX_LARGEST_LENGTH = 4;
const MAX_LARGE_LENGTH = 7;

/** Maximum length of a unit that stays on the line of its number. A longer unit may wrap to the next line. */
const MAX_SYMBOL_LENGTH = 4;

/** Large numbers, each with a heading that says what it counts. */
export function Numbers({ numbers, arrangement = 'large-first', aside, dimension, dimensionNote }: Props) {
  const [first, ...others] = numbers.filter(({ number }) => number);
  if (!first) return null;
  // A unit of several words (“million square feet”) is shown next to the number, and replaces the visible heading.
  const hasLongUnit = first.suffix?.trim().includes(' ') === true;
  // A single word (“million”) would make the number too wide, so it becomes the first word of the heading.
  const headingPrefix = hasLongUnit ? null : (/^\s*(\p{Letter}{4,})\s*$/u.exec(first.suffix ?? '')?.[1] ?? null);
  const formatted = formatNumberItem(hasLongUnit || headingPrefix ? { ...first, suffix: null } : first);
  const note = first.note ? <small>{first.note}</small> : null;
  const isLargeFirst = arrangement === 'large-first' && formatted.length <= MAX_LARGE_LENGTH;
  const rest = isLargeFirst ? others : [first, ...others];
  // In four columns, the items of a row are narrower, but the last one is not alone.
  const isGrid = arrangement === 'grid' && chooseColumnCount(rest.length, [3, 4]) === 3;
  return (
    <div>
      {isLargeFirst && (
        <div className={styles.first}>
          <dl>
            <div className={styles.pair} dir="auto">
              <dt className={hasLongUnit ? 'visually-hidden' : styles.unit}>
                {headingPrefix} {first.heading} {!hasLongUnit && note}
              </dt>
              <dd className={`${styles.large} ${formatted.length > MAX_LARGEST_LENGTH ? styles.long : ''} num`}>{formatted}</dd>
              {hasLongUnit && (
                <dd className={styles.unit}>
                  {first.suffix} {note}
                </dd>
              )}
            </div>
          </dl>
          {aside && <div className={styles.scale}>{aside}</div>}
        </div>
      )}
      {dimension && <DimensionLabel value={dimension} note={dimensionNote} />}
      {rest.length > 0 && (
        <dl className={isGrid ? `${styles.rest} ${styles.grid}` : styles.rest}>
          {rest.map((item, index) => (
            <div key={index}>
              <dt>
                {item.heading} {item.note && <small className="quiet">{item.note}</small>}
              </dt>
              <dd className={`${styles.number} num`}>{formatNumberItem(item)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Joins number and unit: `$8.14` and `97.1%`, but `41.6 MW`, because a unit made of letters is separated by a space. */
function formatNumberItem({ prefix, number, suffix }: NumberItem): string {
  const amount = `${prefix ?? ''}${number}`;
  if (!suffix) return amount;
  const space = suffix.length > MAX_SYMBOL_LENGTH ? ' ' : '\u00A0';
  return `${amount}${/^\p{Letter}/u.test(suffix) ? space : ''}${suffix}`;
}
