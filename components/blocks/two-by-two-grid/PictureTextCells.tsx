import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { CardTitle, type CardLink } from '#components/ui/core/CardTitle.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import styles from './PictureTextCells.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

type Cell = {
  title?: string | null | undefined;
  /** HTML. */
  text?: string | null | undefined;
  link?: CardLink;
  image?: Picture_image$key | null | undefined;
};

/** Cells in half the page width. An image fills its cell, and text is at the bottom of its cell. */
export function PictureTextCells({ cells, level }: { cells: readonly Cell[]; level: 2 | 3 }) {
  return (
    <div className={styles.cells}>
      {cells.map(({ title, text, link, image }, index) => (
        <article className={styles.cell} key={index}>
          {image && <Picture image={image} sizes="(width >= 48rem) 50vw, 100vw" className={styles.image} />}
          {(title || text) && (
            <div className={styles.text}>
              {title && (
                <CardTitle level={level} link={link} className={styles.title}>
                  {title}
                </CardTitle>
              )}
              <RichText profile="inline" as="p" html={text} />
              {title && link?.url && link.title && <ArrowIcon>{link.title}</ArrowIcon>}
            </div>
          )}
        </article>
      ))}
    </div>
  );
}
