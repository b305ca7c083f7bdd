import { graphql } from 'relay-runtime';
import type { CoreImage_block$key } from '#generated/CoreImage_block.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreImage.module.css';

/** Ratios the standard editor offers; `3/2` may be written `1.5`. */
const ratios: Readonly<Record<string, string | undefined>> = {
  '1': 'square',
  '1/1': 'square',
  '4/3': 'four-three',
  '3/4': 'three-four',
  '3/2': 'three-two',
  '2/3': 'two-three',
  '16/9': 'sixteen-nine',
  '9/16': 'nine-sixteen',
};

/** A picture of the library in all its sizes, or one from elsewhere as it is. */
export function CoreImage({ block }: { block: CoreImage_block$key }) {
  const { attributes, mediaItem } = readFragment(
    graphql`
      fragment CoreImage_block on CoreImageBlock {
        attributes {
          ... on CoreImageBlockAttributes {
            url
            alt
            caption
            href
            linkTarget
            anchor
            align
            aspectRatio
            scale
          }
        }
        mediaItem {
          node {
            ...Picture_image
          }
        }
      }
    `,
    block,
  );
  const elsewhere = classifyHref(attributes?.url);
  const picture = mediaItem ? (
    <Picture image={mediaItem.node} sizes="(width >= 64rem) 50rem, 100vw" />
  ) : elsewhere ? (
    <img src={elsewhere.href} alt={attributes?.alt ?? ''} loading="lazy" decoding="async" />
  ) : null;
  if (!picture) return null;
  const written = attributes?.aspectRatio?.replaceAll(' ', '') ?? '';
  const ratio = Object.hasOwn(ratios, written) ? ratios[written] : undefined;
  return (
    <figure
      className={getPresetClass(attributes, styles.figure, ratio && styles[ratio], ratio && attributes?.scale === 'contain' && styles.contain)}
      id={attributes?.anchor || undefined}
    >
      {attributes?.href ? (
        <SmartLink href={attributes.href} target={attributes.linkTarget}>
          {picture}
        </SmartLink>
      ) : (
        picture
      )}
      <RichText as="figcaption" className="label" profile="inline" html={attributes?.caption} />
    </figure>
  );
}
