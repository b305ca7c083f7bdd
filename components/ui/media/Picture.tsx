import { graphql } from 'relay-runtime';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { toMediaPath, toMediaSrcSet } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getFocalPointClass } from './focal-point.ts';
import { PictureElement } from './PictureElement.tsx';
import { PicturePlaceholder, getPlaceholderClass } from './PicturePlaceholder.tsx';
import { recordPicture } from './shown-pictures.ts';

const fragment = graphql`
  fragment Picture_image on MediaItem {
    altText
    sourceUrl
    srcSet
    placeholderColor
    focalPoint {
      x
      y
    }
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
  /** The `sizes` attribute: the width of the picture in the layout. */
  sizes: string;
  /** For the first picture that visitors see: it is loaded immediately and before others. */
  priority?: boolean;
  /** Whether the picture adds nothing to the text next to it, so that assistive technology can skip it. */
  decorative?: boolean;
  /** Whether it is in the navigation, which is closed at first and may show a picture of the page as well. */
  inNavigation?: boolean;
  /** A point that this place keeps in view instead of the focal point of the image: an object with `x` and `y` from 0 to 1. */
  focalPoint?: unknown;
  className?: string | undefined;
};

/** A picture from the media library in the best format and size for the browser. Width and height are set, so that loading does not shift the layout. */
export function Picture({ image, sizes, priority, decorative, inNavigation = false, focalPoint, className }: Props) {
  const media = readFragment(fragment, image);
  if (!media?.sourceUrl) return null;
  if (!inNavigation) recordPicture(media.sourceUrl);
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
        className={[className, getFocalPointClass(focalPoint ?? media.focalPoint), getPlaceholderClass(media.placeholderColor)]
          .filter(Boolean)
          .join(' ')}
      />
    </>
  );
}
