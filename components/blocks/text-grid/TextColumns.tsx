import type { CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import styles from './TextColumns.module.css';

type TextItem = {
  title?: string | null | undefined;
  /** HTML. */
  text?: string | null | undefined;
  link?: CardLink;
};

type Props = {
  items: readonly TextItem[];
  /** Number of columns on wide screens: 2 to 4. */
  columns?: number | null | undefined;
  level: 2 | 3;
};

const columnClasses: Readonly<Record<number, string | undefined>> = { 2: styles.two, 3: styles.three, 4: styles.four };

/**
 * Short paragraphs of text in columns. Two or three columns start at grid column 4, like the section heading, and leave the columns on the left empty.
 * Four columns take the full width.
 */
export function TextColumns({ items, columns, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={`${styles.columns} ${columnClasses[columns ?? 3] ?? styles.three}`}>
      {items.map(({ title, text, link }, index) => (
        <article className={styles.text} key={index}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          <RichText profile="block" html={text} className={styles.body} />
          {link?.url && link.title && (
            <p>
              <ArrowLink href={link.url} target={link.target}>
                {link.title}
              </ArrowLink>
            </p>
          )}
        </article>
      ))}
    </div>
  );
}
