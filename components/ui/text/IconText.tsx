import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import styles from './IconText.module.css';
import { LineIcon } from '#components/ui/core/LineIcon.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';

type Props = {
  icon?: string | null | undefined;
  title?: string | null | undefined;
  /** HTML. */
  text?: string | null | undefined;
  link?: CardLink;
  level: 2 | 3 | 4;
  /** Position of the icon relative to the text. */
  iconPosition?: 'above' | 'beside';
};

/** An icon, a title and a sentence. With a link, all of it is one link. */
export function IconText({ icon, title, text, link, level, iconPosition = 'above' }: Props) {
  return (
    <article className={`${styles.item} ${styles[iconPosition]}`}>
      <LineIcon name={icon} className={styles.icon} />
      <div className={styles.text}>
        {title && (
          <CardTitle level={level} link={link}>
            {title}
          </CardTitle>
        )}
        <RichText profile="inline" as="p" html={text} />
        {title && link?.url && link.title && <ArrowIcon>{link.title}</ArrowIcon>}
      </div>
    </article>
  );
}
