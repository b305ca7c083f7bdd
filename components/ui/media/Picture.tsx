import { graphql } from 'relay-runtime';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { toMediaPath, toMediaSrcSet } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { PictureElement } from './PictureElement.tsx';
import { PicturePlaceholder, getPlaceholderClass } from './PicturePlaceholder.tsx';

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
  return (
    <>
      <PicturePlaceholder color={media.placeholderColor} />
      <PictureElement
        {...media}
        sourceUrl={toMediaPath(media.sourceUrl)}
        srcSet={media.srcSet && toMediaSrcSet(media.srcSet)}
        pictureSources={media.pictureSources?.map(({ mimeType, srcSet }) => ({ mimeType, srcSet: toMediaSrcSet(srcSet) })) ?? null}
        sizes={sizes}
        priority={priority}
        decorative={decorative}
        className={[className, getPlaceholderClass(media.placeholderColor)].filter(Boolean).join(' ')}
      />
    </>
  );
}
