import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import styles from './NumberRows.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

export type NumberRow = {
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
export function NumberRows({ rows, level }: { rows: readonly NumberRow[]; level: 2 | 3 }) {
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
          {title && link?.url && link.title && <ArrowIcon>{link.title}</ArrowIcon>}
        </li>
      ))}
    </ul>
  );
}
