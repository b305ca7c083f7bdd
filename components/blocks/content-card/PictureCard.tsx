import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import styles from './PictureCard.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

type Props = {
  title: string;
  eyebrow?: string | null | undefined;
  /** HTML. */
  text?: string | null | undefined;
  link?: CardLink;
  image?: Picture_image$key | null | undefined;
  /** Puts the image after the text when they are side by side. */
  flip?: boolean;
  /** Whether the card is in one of several columns. */
  isNarrow: boolean;
  level: 2 | 3;
};

/** An image with text: next to each other where there is room, the text below the image in a narrow cell. The whole card is one link. */
export function PictureCard({ title, eyebrow, text, link, image, flip, isNarrow, level }: Props) {
  return (
    <div className={styles.container}>
      <article className={flip ? `${styles.card} ${styles.imageEnd}` : styles.card}>
        {image && (
          <div className={styles.image}>
            <Picture
              image={image}
              sizes={isNarrow ? '(width >= 64rem) min(27vw, 26rem), (width >= 48rem) 46vw, 100vw' : '(width >= 48rem) 58vw, 100vw'}
            />
          </div>
        )}
        <div className={styles.text}>
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
