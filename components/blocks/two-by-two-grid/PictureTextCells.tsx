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

/**
 * Cells in half the page width. An image fills its cell, and text is below it. If only some cells have images, both halves are columns of their own, in which cells
 * are as high as their content: next to an image, a text would leave most of its cell empty.
 */
export function PictureTextCells({ cells, level }: { cells: readonly Cell[]; level: 2 | 3 }) {
  const rendered = cells.map((cell, index) => <PictureTextCell key={index} cell={cell} level={level} />);
  const hasDifferentCells = new Set(cells.map(({ image }) => Boolean(image))).size > 1;
  if (!hasDifferentCells) return <div className={styles.cells}>{rendered}</div>;
  const half = Math.ceil(cells.length / 2);
  return (
    <div className={`${styles.cells} ${styles.halves}`}>
      <div className={styles.half}>{rendered.slice(0, half)}</div>
      <div className={styles.half}>{rendered.slice(half)}</div>
    </div>
  );
}

function PictureTextCell({ cell: { title, text, link, image }, level }: { cell: Cell; level: 2 | 3 }) {
  return (
    <article className={styles.cell}>
      {image && <Picture image={image} sizes="(width >= 48rem) 75vw, 100vw" className={styles.image} />}
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
  );
}
