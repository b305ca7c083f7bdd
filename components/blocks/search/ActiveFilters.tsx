import { Fragment } from 'react';
import { UnitsText } from '#components/ui/numbers/Units.tsx';
import { Icon } from '#components/ui/core/Icon.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import type { ActiveFilter } from '#lib/property-search/active-filters.ts';
import styles from './Search.module.css';

/** Example searches, which show visitors without a filter what they can type. */
const examples = ['200,000 sq ft, 36 ft clear', 'cold storage available now', 'rail-served'];

/** The active filters, each with a link that removes it. Without filters, the line contains example searches, so that the results never move. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  if (filters.length === 0)
    return (
      <p className={`${styles.chips} ${styles.examples}`}>
        <span>Try</span>{' '}
        {examples.map((example) => (
          <a key={example} href={`?${new URLSearchParams({ q: example }).toString()}`}>
            {example}
          </a>
        ))}
      </p>
    );
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {filters.map(({ label, removeHref }) => (
        <li key={label}>
          <a href={removeHref}>
            <span className="visually-hidden">Remove filter:</span> <UnitsText text={label} /> <Icon name="close" />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a href="./">Clear filters</a>
        </li>
      )}
    </ul>
  );
}

type InterpretationProps = {
  interpretation: {
    corrections: ReadonlyArray<{ typed: string; used: string }>;
    parts: ReadonlyArray<{ text: string }>;
    ignored: readonly string[];
    nearVisitor: string | null;
    widened: string | null;
    unknownPlace: string | null;
    pages: ReadonlyArray<{ title: string | null; uri: string | null }>;
  };
};

/** What the search changed or left out. What it understood is in the list of active filters. */
export function Interpretation({ interpretation }: InterpretationProps) {
  const { parts, corrections, ignored, nearVisitor, widened, unknownPlace, pages } = interpretation;
  const excluded = ignored.filter((word) => word.startsWith('-'));
  const unmet = ignored.filter((word) => !excluded.includes(word) && word !== nearVisitor);
  const notes = [
    ...corrections.map(({ typed, used }) => `Searched for “${used}” instead of “${typed}”.`),
    widened && `No building near “${widened}” matches your entire search. Buildings farther away are shown.`,
    unmet.length > 0 && parts.length > 0 && `No building matches the entire search. Ignored: ${unmet.join(', ')}.`,
    excluded.length > 0 && `Words cannot be excluded from this search. Ignored: ${excluded.join(', ')}.`,
    nearVisitor && `This site does not know where you are. Enter a city or ZIP code instead of “${nearVisitor}”.`,
    unknownPlace && `We could not find “${unknownPlace}”. Buildings in all locations are shown. Enter a US city or ZIP code.`,
  ].filter(Boolean);
  if (notes.length === 0 && pages.length === 0) return null;
  return (
    <p className={styles.understood} role="status">
      {notes.join(' ')}
      {pages.map(({ title, uri }) => (
        <Fragment key={uri}>
          {' '}
          See also <a href={uri ?? undefined}>{toPlainText(title)}</a>.
        </Fragment>
      ))}
    </p>
  );
}
