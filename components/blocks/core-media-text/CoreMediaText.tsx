import { graphql } from 'relay-runtime';
import type { CoreMediaText_block$key } from '#generated/CoreMediaText_block.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { MediaPlayer } from '#components/ui/media/MediaPlayer.tsx';
import { getFocalPointClass } from '#components/ui/media/focal-point.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SideBySide } from './SideBySide.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';

const verticalAlignments = ['top', 'center', 'bottom'] as const;
const widthsInSixths = [1, 2, 3, 4, 5] as const;

/** An image or a video next to other blocks. The width of the media is rounded to sixths of the row. */
export function CoreMediaText({ block, children }: Pick<BlockProps, 'children'> & { block: CoreMediaText_block$key }) {
  const { attributes, mediaItem } = readFragment(
    graphql`
      fragment CoreMediaText_block on CoreMediaTextBlock {
        attributes {
          ... on CoreMediaTextBlockAttributes {
            mediaAlt
            mediaPosition
            mediaUrl
            mediaType
            mediaWidth
            href
            mediaTextTarget: linkTarget
            isStackedOnMobile
            verticalAlignment
            imageFill
            focalPoint
            anchor
            mediaTextAlign: align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
        mediaItem {
          node {
            mediaItemUrl
            ...Picture_image
          }
        }
      }
    `,
    block,
  );
  const mediaUrl = classifyHref(mediaItem?.node.mediaItemUrl ?? attributes?.mediaUrl)?.href;
  if (!attributes || (!mediaUrl && !children)) return null;
  const isVideo = attributes.mediaType === 'video';
  const focalPoint = attributes.imageFill ? attributes.focalPoint : undefined;
  const sixths = Math.min(5, Math.max(1, Math.round(((attributes.mediaWidth ?? 50) / 100) * 6)));
  const image = mediaItem ? (
    // The text column is 41 rem wide.
    <Picture image={mediaItem.node} sizes={`(width >= 48rem) ${sixths * 7}rem, 100vw`} focalPoint={focalPoint} />
  ) : (
    mediaUrl && (
      <img src={mediaUrl} alt={attributes.mediaAlt ?? ''} loading="lazy" decoding="async" className={getFocalPointClass(focalPoint)} />
    )
  );
  const media = isVideo ? <MediaPlayer kind="video" src={mediaUrl} label={attributes.mediaAlt || 'Video'} muted /> : image;
  if (!media) return children;
  return (
    <SideBySide
      media={
        attributes.href && !isVideo ? (
          <SmartLink href={attributes.href} target={attributes.mediaTextTarget}>
            {media}
          </SmartLink>
        ) : (
          media
        )
      }
      mediaLast={attributes.mediaPosition === 'right'}
      sixths={widthsInSixths.find((width) => width === sixths) ?? 3}
      fill={attributes.imageFill === true}
      neverStack={attributes.isStackedOnMobile === false}
      vertical={verticalAlignments.find((alignment) => alignment === attributes.verticalAlignment) ?? 'center'}
      className={getPresetClass({ ...attributes, align: attributes.mediaTextAlign })}
      id={attributes.anchor || undefined}
    >
      {children}
    </SideBySide>
  );
}
