import { graphql } from 'relay-runtime';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { toMediaPath, toMediaSrcSet } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './Picture.module.css';
import { Placeholder, placeholderClass } from './Placeholder.tsx';

const fragment = graphql`
  fragment Picture_image on MediaItem {
    altText
    sourceUrl
    srcSet
    placeholderColor
    mediaDetails {
      width
      height
    }
    pictureSources {
      mimeType
      srcSet
    }
  }
`;

/** By name, a convention of the media library (docs/decisions/0004-css.md): line drawings are `drawing-….png`, whatever sizes were made of them. */
const drawing = /\/drawing-[^/]*$/;

type Props = {
  image: Picture_image$key | null | undefined;
  /** How wide the picture stands in the layout, as in HTML's `sizes`. */
  sizes: string;
  /** For the one picture a visitor sees first: loaded at once and before others. */
  priority?: boolean;
  /** Adds nothing to the words beside it: assistive technology passes over it. */
  decorative?: boolean;
  className?: string | undefined;
};

/** A picture of the media library in the best format and size the browser takes. Its measures are written, so nothing moves when it comes. */
export function Picture({ image, sizes, priority, decorative, className }: Props) {
  const media = readFragment(fragment, image);
  if (!media?.sourceUrl) return null;
  const classes = [className, drawing.test(media.sourceUrl) && styles.drawing, placeholderClass(media.placeholderColor)]
    .filter(Boolean)
    .join(' ');
  const tag = (
    <img
      className={classes || undefined}
      src={toMediaPath(media.sourceUrl)}
      srcSet={media.srcSet ? toMediaSrcSet(media.srcSet) : undefined}
      sizes={media.srcSet ? sizes : undefined}
      width={media.mediaDetails?.width ?? undefined}
      height={media.mediaDetails?.height ?? undefined}
      alt={decorative ? '' : (media.altText ?? '')}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  return (
    <>
      <Placeholder color={media.placeholderColor} />
      {media.pictureSources?.length ? (
        <picture>
          {media.pictureSources.map(({ mimeType, srcSet }) => (
            <source key={mimeType} type={mimeType} srcSet={toMediaSrcSet(srcSet)} sizes={sizes} />
          ))}
          {tag}
        </picture>
      ) : (
        tag
      )}
    </>
  );
}
