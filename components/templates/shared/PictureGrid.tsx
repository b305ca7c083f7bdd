import { graphql } from 'relay-runtime';
import type { PictureGrid_images$key } from '#generated/PictureGrid_images.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PictureGrid.module.css';

/** Returns the `sizes` for the columns of the grid. Boxes are 3:2, so most pictures are cropped at the sides and loaded a sixth wider than their column. */
function getSizes(index: number, count: number): string {
  if (count === 3) return index === 0 ? '(width >= 48rem) 70vw, 100vw' : '(width >= 48rem) 36vw, 56vw';
  if (index === 0 || count === 2) return '100vw';
  const isLastOnPhone = index === count - 1 && count % 2 === 0;
  return `(width >= 48rem) 40vw, ${isLastOnPhone ? 100 : 56}vw`;
}

/** Pictures with captions: the first at full width, the others in rows below it. Of three pictures, the second and third are beside the first. */
export function PictureGrid({ images }: { images: PictureGrid_images$key }) {
  const pictures = readFragment(
    graphql`
      fragment PictureGrid_images on MediaItem @relay(plural: true) {
        id
        caption
        ...Picture_image
      }
    `,
    images,
  );
  return (
    <div className={styles.grid}>
      {pictures.map((picture, index) => (
        <figure key={picture.id}>
          <Picture image={picture} sizes={getSizes(index, pictures.length)} />
          <RichText as="figcaption" html={picture.caption?.replaceAll(/<\/?p>/g, '')} profile="inline" className="label" />
        </figure>
      ))}
    </div>
  );
}
