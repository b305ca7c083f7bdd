import { graphql } from 'relay-runtime';
import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import styles from './Portrait.module.css';

const fragment = graphql`
  fragment Portrait_image on MediaItem {
    mimeType
    sourceUrl
    mediaDetails {
      width
      height
    }
    ...Picture_image
  }
`;

type Props = {
  image: Portrait_image$key | null | undefined;
  /** `small` is for a portrait next to a name; `wide` fills the cell. */
  size?: 'small' | 'wide';
  sizes?: string;
  /** Whether this is the first picture of the page, which is loaded immediately and before others. */
  priority?: boolean;
};

/** A square picture of a person. It is next to the name, so it is hidden from assistive technology. */
export function Portrait({ image, size = 'wide', sizes = '(width >= 80rem) 17vw, (width >= 48rem) 25vw, 50vw', priority }: Props) {
  const media = readFragment(fragment, image);
  const classes = size === 'small' ? `${styles.portrait} ${styles.small}` : styles.portrait;
  if (!media?.sourceUrl) return <span className={classes} />;
  // SVG portraits are transparent, so they need no placeholder color.
  if (media.mimeType === 'image/svg+xml') {
    const { width, height } = media.mediaDetails ?? {};
    return (
      <img
        className={classes}
        src={toMediaPath(media.sourceUrl)}
        width={width ?? 400}
        height={height ?? 400}
        alt=""
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    );
  }
  return <Picture image={media} sizes={size === 'small' ? '4rem' : sizes} priority={priority ?? false} decorative className={classes} />;
}
