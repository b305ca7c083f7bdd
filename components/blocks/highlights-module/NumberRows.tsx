import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import styles from './NumberRows.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

export type NumberRow = {
  /** The figure, formatted for display. */
  figure?: string | null | undefined;
  unit?: string | null | undefined;
  /** The same value in other units. */
  note?: string | null | undefined;
  title?: string | null | undefined;
  /** HTML. */
  text?: string | null | undefined;
  link?: CardLink;
};

/** Maximum length of a figure in the largest size. Longer figures are smaller, so that they fit their columns. */
const MAX_LARGE_FIGURE_LENGTH = 5;

/** Rows with a large figure, its title and an explanation. */
export function NumberRows({ rows, level }: { rows: readonly NumberRow[]; level: 2 | 3 }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ figure, unit, note, title, text, link }, index) => (
        <li key={index}>
          {figure && (
            <p className={figure.length > MAX_LARGE_FIGURE_LENGTH ? `${styles.figure} ${styles.long}` : styles.figure}>
              <span className="num">{figure}</span> {unit && <span className={styles.unit}>{unit}</span>}{' '}
              {note && <small className={styles.note}>{note}</small>}
            </p>
          )}
          {title && (
            <CardTitle level={level} link={link} className={styles.title}>
              {title}
            </CardTitle>
          )}
          <div className={styles.text}>
            <RichText profile="block" html={text} />
          </div>
          {title && link?.url && link.title && <ArrowIcon>{link.title}</ArrowIcon>}
        </li>
      ))}
    </ul>
  );
}
