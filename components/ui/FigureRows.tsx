import { CardTitle, type CardLink } from './CardTitle.tsx';
import { GoMark } from './GoMark.tsx';
import styles from './FigureRows.module.css';
import { RichText } from './RichText.tsx';

export type FigureRow = {
  /** The figure as printed. */
  figure?: string | null | undefined;
  unit?: string | null | undefined;
  /** The same in other units. */
  note?: string | null | undefined;
  title?: string | null | undefined;
  /** Markup. */
  text?: string | null | undefined;
  link?: CardLink;
};

/** Letters a figure may have at its largest; more are set smaller, so that none leaves its columns. */
const SHORT = 5;

/** Figures, large, each on its line with what it counts and what it means. */
export function FigureRows({ rows, level }: { rows: readonly FigureRow[]; level: 2 | 3 }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ figure, unit, note, title, text, link }, index) => (
        <li key={index}>
          {figure && (
            <p className={figure.length > SHORT ? `${styles.figure} ${styles.long}` : styles.figure}>
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
          {title && link?.url && link.title && <GoMark>{link.title}</GoMark>}
        </li>
      ))}
    </ul>
  );
}
