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
  /** A small one beside a name, or as wide as its cell. */
  size?: 'small' | 'wide';
  sizes?: string;
  /** The first picture of its page: loaded at once and before others. */
  priority?: boolean;
};

/** Somebody's picture, square, always beside the name: it is passed over by assistive technology. */
export function Portrait({ image, size = 'wide', sizes = '(width >= 80rem) 17vw, (width >= 48rem) 25vw, 50vw', priority }: Props) {
  const media = readFragment(fragment, image);
  const classes = size === 'small' ? `${styles.portrait} ${styles.small}` : styles.portrait;
  if (!media?.sourceUrl) return <span className={classes} />;
  // Drawn portraits show the ground through; a placeholder's colour would hide it.
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
