import { preload, type PreloadOptions } from 'react-dom';
import styles from './PictureElement.module.css';

/** The file names of line drawings start with `drawing-` in every size. This is a convention of the media library (docs/decisions/0004-css.md). */
const lineDrawingFile = /\/drawing-[^/]*$/;

type PictureSource = { mimeType: string; srcSet: string };

type Props = {
  altText: string | null;
  /** URL of the picture for browsers, not the URL on the content service. */
  sourceUrl: string;
  srcSet: string | null;
  mediaDetails: { width: number | null; height: number | null } | null;
  /** The best format first. */
  pictureSources: readonly PictureSource[] | null;
  sizes: string;
  priority?: boolean | undefined;
  decorative?: boolean | undefined;
  className?: string | undefined;
};

/** Lets the browser request the picture before it has read the page that far. React does this by itself only for an `img` outside a `picture`. */
function toPreload({ mimeType, srcSet }: PictureSource, sizes: string): PreloadOptions {
  return { as: 'image', type: mimeType, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' };
}

/** The `picture` element without data fetching, for `Picture` on the server and for islands in the browser. */
export function PictureElement({
  altText,
  sourceUrl,
  srcSet,
  mediaDetails,
  pictureSources,
  sizes,
  priority,
  decorative,
  className,
}: Props) {
  const classes = [className, lineDrawingFile.test(sourceUrl) && styles.drawing].filter(Boolean).join(' ');
  const image = (
    <img
      className={classes || undefined}
      src={sourceUrl}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      width={mediaDetails?.width ?? undefined}
      height={mediaDetails?.height ?? undefined}
      alt={decorative ? '' : (altText ?? '')}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!pictureSources?.length) return image;
  const [best] = pictureSources;
  if (priority && best) preload(sourceUrl, toPreload(best, sizes));
  return (
    <picture>
      {pictureSources.map((source) => (
        <source key={source.mimeType} type={source.mimeType} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
