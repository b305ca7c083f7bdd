import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import styles from './AlternatingRows.module.css';
import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';

type Pair = {
  title: string;
  eyebrow?: string | null | undefined;
  /** Markup. */
  text?: string | null | undefined;
  link?: CardLink;
  image?: Picture_image$key | null | undefined;
};

/** Pictures with their words in a measure of three: wide to the start's edge, tall to the end's edge, wide in the middle. */
export function AlternatingRows({ items, level }: { items: readonly Pair[]; level: 2 | 3 }) {
  return (
    <div className={styles.pairs}>
      {items.map(({ title, eyebrow, text, link, image }, index) => (
        <article className={styles.pair} key={index}>
          {image && (
            <div className={`${styles.picture} uncover`}>
              <Picture image={image} sizes="(width >= 60rem) 66vw, 100vw" />
            </div>
          )}
          <div className={styles.words}>
            {eyebrow && <p className="label">{eyebrow}</p>}
            <CardTitle level={level} link={link} className={styles.title}>
              {title}
            </CardTitle>
            <RichText profile="block" html={text} className={styles.text} />
            {link?.url && link.title && <ArrowIcon>{link.title}</ArrowIcon>}
          </div>
        </article>
      ))}
    </div>
  );
}
