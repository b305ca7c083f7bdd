import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import styles from './PictureCard.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

type Props = {
  title: string;
  eyebrow?: string | null | undefined;
  /** Markup. */
  text?: string | null | undefined;
  link?: CardLink;
  image?: Picture_image$key | null | undefined;
  /** Where both stand side by side, the picture stands at the end of the line. */
  flip?: boolean;
  level: 2 | 3;
};

/** A picture with its words: beside it where there is room, below it in a narrow cell. With a link all of it is one. */
export function PictureCard({ title, eyebrow, text, link, image, flip, level }: Props) {
  return (
    <div className={styles.room}>
      <article className={flip ? `${styles.card} ${styles.flip}` : styles.card}>
        {image && (
          <div className={styles.picture}>
            <Picture image={image} sizes="(width >= 48rem) 58vw, 100vw" />
          </div>
        )}
        <div className={styles.words}>
          {eyebrow && <p className="label">{eyebrow}</p>}
          <CardTitle level={level} link={link} className={styles.title}>
            {title}
          </CardTitle>
          <RichText profile="inline" as="p" html={text} />
          {link?.url && link.title && <ArrowIcon>{link.title}</ArrowIcon>}
        </div>
      </article>
    </div>
  );
}
