import { graphql } from 'relay-runtime';
import type { PictureGrid_images$key } from '#generated/PictureGrid_images.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PictureGrid.module.css';

/** Pictures with captions: the first at full width, the others in rows below it. */
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
          <Picture image={picture} sizes={index === 0 ? '100vw' : '(width >= 48rem) 34vw, 50vw'} />
          <RichText as="figcaption" html={picture.caption?.replaceAll(/<\/?p>/g, '')} profile="inline" className="label" />
        </figure>
      ))}
    </div>
  );
}
