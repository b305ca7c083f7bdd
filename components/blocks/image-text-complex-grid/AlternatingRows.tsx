import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import styles from './AlternatingRows.module.css';
import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';

type Row = {
  title: string;
  eyebrow?: string | null | undefined;
  /** HTML. */
  text?: string | null | undefined;
  link?: CardLink;
  image?: Picture_image$key | null | undefined;
};

/** The second of three rows has a tall box, in which the picture is cropped at the sides. */
const getSizes = (index: number) => (index % 3 === 1 ? '(width >= 60rem) 85vw, 100vw' : '(width >= 60rem) 66vw, 100vw');

/** Images with text in three repeating layouts: wide at the left edge, tall at the right edge, wide in the middle. */
export function AlternatingRows({ items, level }: { items: readonly Row[]; level: 2 | 3 }) {
  return (
    <div className={styles.rows}>
      {items.map(({ title, eyebrow, text, link, image }, index) => (
        <article className={styles.row} key={index}>
          {image && (
            <div className={`${styles.image} uncover`}>
              <Picture image={image} sizes={getSizes(index)} />
            </div>
          )}
          <div className={styles.body}>
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
