import type { Asset } from '#lib/media/asset.ts';

type Props = {
  asset: Asset;
  /** How wide the picture stands in the layout, as in HTML's `sizes`. */
  sizes: string;
  className?: string | undefined;
};

/** A picture of the digital asset manager in the sizes it made, its measures written so that nothing moves when it comes. */
export function AssetPicture({ asset: { image: picture, alt }, sizes, className }: Props) {
  if (!picture) return null;
  const { src, srcSet, width, height } = picture;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
