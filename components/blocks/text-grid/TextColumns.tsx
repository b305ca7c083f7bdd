import type { CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import styles from './TextColumns.module.css';

type Text = {
  title?: string | null | undefined;
  /** Markup. */
  text?: string | null | undefined;
  link?: CardLink;
};

type Props = {
  texts: readonly Text[];
  /** Columns where there is room: 2 to 4. */
  columns?: number | null | undefined;
  level: 2 | 3;
};

const widths: Readonly<Record<number, string | undefined>> = { 2: styles.two, 3: styles.three, 4: styles.four };

/**
 * Short texts to be read one after the other. Two or three columns begin where the section's heading begins, on column 4, and leave the
 * margin to the marks; four take the whole sheet.
 */
export function TextColumns({ texts, columns, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={`${styles.texts} ${widths[columns ?? 3] ?? styles.three}`}>
      {texts.map(({ title, text, link }, index) => (
        <article className={styles.text} key={index}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          <RichText profile="block" html={text} className={styles.words} />
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
