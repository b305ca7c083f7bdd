import type { ReactNode } from 'react';
import { DimensionLabel } from '#components/ui/drawings/DimensionLabel.tsx';
import styles from './Numbers.module.css';

export type NumberItem = {
  /** What is counted. */
  heading?: string | null | undefined;
  /** The figure as printed. */
  number?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  /** The same in other units. */
  note?: string | null | undefined;
};

type Props = {
  numbers: readonly NumberItem[];
  /** large-first: one enormous number, then the rest; row and grid: all alike. */
  arrangement?: 'large-first' | 'row' | 'grid';
  /** A drawing beside the enormous number. */
  aside?: ReactNode;
  /** A true length below the enormous number, and what it is. */
  dimension?: ReactNode;
  dimensionNote?: ReactNode;
};

const arrangements = ['large-first', 'row', 'grid'] as const;

/** As an editor's choice names it; large-first where it names none. */
export const parseArrangement = (name: string | null | undefined) => arrangements.find((one) => one === name) ?? 'large-first';

/** Letters of a figure that can be enormous, and of the longest that can be half of it: more are wider than a phone. */
const MAX_LARGEST_LENGTH = 4;
const MAX_LARGE_LENGTH = 7;

/** Letters of a unit's sign, which stays on the line of its number; a longer word may go to the next. */
const MAX_SYMBOL_LENGTH = 4;

/** Big numbers with what they count. */
export function Numbers({ numbers, arrangement = 'large-first', aside, dimension, dimensionNote }: Props) {
  const [first, ...others] = numbers.filter(({ number }) => number);
  if (!first) return null;
  // A unit in words (“million square feet”) stands beside the number, where there is room for it, and the number's name goes without saying.
  const inWords = first.suffix?.trim().includes(' ') === true;
  // A single word (“million”) is wider than the number: it opens the name of what is counted.
  const opening = inWords ? null : (/^\s*(\p{Letter}{4,})\s*$/u.exec(first.suffix ?? '')?.[1] ?? null);
  const figure = formatNumberItem(inWords || opening ? { ...first, suffix: null } : first);
  const note = first.note ? <small>{first.note}</small> : null;
  const isLargeFirst = arrangement === 'large-first' && figure.length <= MAX_LARGE_LENGTH;
  const rest = isLargeFirst ? others : [first, ...others];
  return (
    <div>
      {isLargeFirst && (
        <div className={styles.first}>
          <dl>
            <div className={styles.pair}>
              <dt className={inWords ? 'visually-hidden' : styles.unit}>
                {opening} {first.heading} {!inWords && note}
              </dt>
              <dd className={`${styles.large} ${figure.length > MAX_LARGEST_LENGTH ? styles.long : ''} num`}>{figure}</dd>
              {inWords && (
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
        <dl className={arrangement === 'grid' ? `${styles.rest} ${styles.grid}` : styles.rest}>
          {rest.map((figure, index) => (
            <div key={index}>
              <dt>
                {figure.heading} {figure.note && <small className="quiet">{figure.note}</small>}
              </dt>
              <dd className={`${styles.figure} num`}>{formatNumberItem(figure)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** `$8.14`, `97.1%`, but `41.6 MW`: a word keeps its distance. */
function formatNumberItem({ prefix, number, suffix }: NumberItem): string {
  const amount = `${prefix ?? ''}${number}`;
  if (!suffix) return amount;
  const space = suffix.length > MAX_SYMBOL_LENGTH ? ' ' : '\u00A0';
  return `${amount}${/^\p{Letter}/u.test(suffix) ? space : ''}${suffix}`;
}
