import { graphql } from 'relay-runtime';
import type { CoreImage_block$key } from '#generated/CoreImage_block.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreImage.module.css';

/** Classes for the aspect ratios that the WordPress editor offers. */
const ratioClasses: Readonly<Record<string, string | undefined>> = {
  '1': 'square',
  '1/1': 'square',
  '4/3': 'four-three',
  '3/4': 'three-four',
  '3/2': 'three-two',
  '2/3': 'two-three',
  '16/9': 'sixteen-nine',
  '9/16': 'nine-sixteen',
};

/** The width in the text column, or in a column of a gallery, which has one or two columns on phones. */
const getSizes = (columns: number): string =>
  columns === 1
    ? '(width >= 64rem) 50rem, 100vw'
    : `(width >= 64rem) ${Math.ceil(50 / columns)}rem, (width >= 48rem) ${Math.ceil(100 / columns)}vw, ${columns > 2 ? '50vw' : '(width >= 34rem) 50vw, 100vw'}`;

/** An image from the media library in all its sizes, or an external image as it is. */
export function CoreImage({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreImage_block$key }) {
  const { attributes, mediaItem } = readFragment(
    graphql`
      fragment CoreImage_block on CoreImageBlock {
        attributes {
          ... on CoreImageBlockAttributes {
            url
            imageAlt: alt
            caption
            href
            imageTarget: linkTarget
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
  const externalUrl = classifyHref(attributes?.url);
  const picture = mediaItem ? (
    <Picture image={mediaItem.node} sizes={getSizes(blockContext.galleryColumns ?? 1)} />
  ) : externalUrl ? (
    <img src={externalUrl.href} alt={attributes?.imageAlt ?? ''} loading="lazy" decoding="async" />
  ) : null;
  if (!picture) return null;
  const savedRatio = attributes?.aspectRatio?.replaceAll(' ', '') ?? '';
  const ratio = Object.hasOwn(ratioClasses, savedRatio) ? ratioClasses[savedRatio] : undefined;
  return (
    <figure
      className={getPresetClass(
        attributes,
        styles.figure,
        ratio && styles[ratio],
        ratio && attributes?.scale === 'contain' && styles.contain,
      )}
      id={attributes?.anchor || undefined}
    >
      {attributes?.href ? (
        <SmartLink href={attributes.href} target={attributes.imageTarget}>
          {picture}
        </SmartLink>
      ) : (
        picture
      )}
      <RichText as="figcaption" className="label" profile="inline" html={attributes?.caption} />
    </figure>
  );
}
