import styles from './PictureElement.module.css';

/** By name, a convention of the media library (docs/decisions/0004-css.md): line drawings are `drawing-….png`, whatever sizes were made of them. */
const drawing = /\/drawing-[^/]*$/;

type Props = {
  altText: string | null;
  /** Addresses as browsers ask for them. */
  sourceUrl: string;
  srcSet: string | null;
  mediaDetails: { width: number | null; height: number | null } | null;
  pictureSources: ReadonlyArray<{ mimeType: string; srcSet: string }> | null;
  sizes: string;
  priority?: boolean | undefined;
  decorative?: boolean | undefined;
  className?: string | undefined;
};

/** The elements of a picture, for whoever has its facts already: `Picture` on the server, islands in the browser. */
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
  const classes = [className, drawing.test(sourceUrl) && styles.drawing].filter(Boolean).join(' ');
  const tag = (
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
  if (!pictureSources?.length) return tag;
  return (
    <picture>
      {pictureSources.map((source) => (
        <source key={source.mimeType} type={source.mimeType} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {tag}
    </picture>
  );
}
