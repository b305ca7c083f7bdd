import { graphql } from 'relay-runtime';
import type { SiteLogo_image$key } from '#generated/SiteLogo_image.graphql.ts';
import { PictureElement } from '#components/ui/media/PictureElement.tsx';
import { toMediaPath, toMediaSrcSet } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './SiteLogo.module.css';

/** The logo from the settings. It has no placeholder color, because logos are often transparent, and no text, because the link around it has a label. */
export function SiteLogo({ image }: { image: SiteLogo_image$key }) {
  const { sourceUrl, srcSet, mediaDetails, pictureSources } = readFragment(
    graphql`
      fragment SiteLogo_image on MediaItem {
        sourceUrl
        srcSet
        mediaDetails {
          width
          height
        }
        pictureSources {
          mimeType
          srcSet
        }
      }
    `,
    image,
  );
  if (!sourceUrl) return null;
  return (
    <PictureElement
      className={styles.logo}
      sourceUrl={toMediaPath(sourceUrl)}
      srcSet={srcSet && toMediaSrcSet(srcSet)}
      pictureSources={pictureSources?.map((source) => ({ mimeType: source.mimeType, srcSet: toMediaSrcSet(source.srcSet) })) ?? null}
      mediaDetails={mediaDetails}
      sizes="12rem"
      altText={null}
      decorative
      priority
    />
  );
}
