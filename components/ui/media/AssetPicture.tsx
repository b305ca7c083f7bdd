import type { Asset } from '#lib/media/asset.ts';

type Props = {
  asset: Asset;
  /** The `sizes` attribute: the width of the picture in the layout. */
  sizes: string;
  className?: string | undefined;
};

/** A picture from the digital asset manager in the sizes that the manager provides. Width and height are set, so that loading does not shift the layout. */
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
