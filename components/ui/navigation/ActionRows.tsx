import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import styles from './ActionRows.module.css';
import { Icon } from '#components/ui/core/Icon.tsx';
import { LineIcon } from '#components/ui/core/LineIcon.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';

export type ActionRow = {
  title: string;
  /** HTML. */
  text?: string | null | undefined;
  link?: CardLink;
  icon?: string | null | undefined;
};

type Props = {
  rows: readonly ActionRow[];
  level: 2 | 3;
  /** Whether the rows have large titles and no icons, for a few important links. */
  large?: boolean;
  /** Whether the first row is highlighted as the most important action on the screen. */
  firstIsSignal?: boolean;
};

/** A list of links, each a row with a title, a text and an arrow. The whole row is the link. */
export function ActionRows({ rows, level, large, firstIsSignal }: Props) {
  return (
    <div className={styles.container}>
      <ul className={large ? `${styles.rows} ${styles.large}` : styles.rows}>
        {rows.map(({ title, text, link, icon }, index) => (
          <li className={firstIsSignal && index === 0 && link?.url ? styles.signal : undefined} key={index}>
            {!large && <LineIcon name={icon} className={styles.icon} />}
            <CardTitle level={level} link={link} className={styles.title}>
              {title}
            </CardTitle>
            <RichText profile="inline" as="p" html={text} className={styles.text} />
            {link?.url && (
              <span className={styles.arrow} data-arrow="">
                <Icon name="arrow" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
