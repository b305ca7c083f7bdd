import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import styles from './ActionRows.module.css';
import { Icon } from '#components/ui/core/Icon.tsx';
import { LineIcon } from '#components/ui/core/LineIcon.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';

export type ActionRow = {
  title: string;
  /** Markup. */
  text?: string | null | undefined;
  link?: CardLink;
  icon?: string | null | undefined;
};

type Props = {
  rows: readonly ActionRow[];
  level: 2 | 3;
  /** Large: few of them, each nearly a heading. */
  large?: boolean;
  /** The first is the most important action of the screen. */
  signal?: boolean;
};

/** Ways on, in lines: what it is, what it does, an arrow. Each line is one link. */
export function ActionRows({ rows, level, large, signal }: Props) {
  return (
    <div className={styles.container}>
      <ul className={large ? `${styles.rows} ${styles.large}` : styles.rows}>
        {rows.map(({ title, text, link, icon }, index) => (
          <li className={signal && index === 0 && link?.url ? styles.signal : undefined} key={index}>
            {!large && <LineIcon name={icon} className={styles.icon} />}
            <CardTitle level={level} link={link} className={styles.title}>
              {title}
            </CardTitle>
            <RichText profile="inline" as="p" html={text} className={styles.text} />
            {link?.url && (
              <span className={styles.arrow} data-go="">
                <Icon name="arrow" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
