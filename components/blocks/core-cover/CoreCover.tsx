import { useId } from 'react';
import { graphql } from 'relay-runtime';
import type { CoreCover_block$key } from '#generated/CoreCover_block.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { MediaPlayer } from '#components/ui/media/MediaPlayer.tsx';
import { getFocalPointClass } from '#components/ui/media/focal-point.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreCover.module.css';

/** Largest minimum heights that count as small and medium, by unit. A Map, because a saved unit may equal the name of an Object.prototype member. */
const heightLimits = new Map<string, readonly [number, number]>([
  ['px', [320, 560]],
  ['vh', [40, 70]],
  ['rem', [20, 35]],
  ['em', [20, 35]],
]);

/** Width and height of the tiles of a repeated image, in pixels. */
const TILE_SIZE = 320;

/** The width of a wide block in the text column. On phones, the height decides how much of the picture is needed. */
const COLUMN_SIZES = '(width >= 64rem) 54rem, max(100vw, 45rem)';

type Props = Pick<BlockProps, 'children' | 'blockContext'> & { block: CoreCover_block$key };

/**
 * Text over an image or video. The text is on a panel, because contrast with an arbitrary image cannot be guaranteed (WCAG 1.4.3). The
 * overlay opacity is therefore ignored.
 */
export function CoreCover({ block, children, blockContext }: Props) {
  const patternId = useId();
  const { attributes, mediaItem, parentNode } = readFragment(
    graphql`
      fragment CoreCover_block on CoreCoverBlock {
        attributes {
          ... on CoreCoverBlockAttributes {
            url
            imageAlt: alt
            useFeaturedImage
            hasParallax
            isRepeated
            backgroundType
            focalPoint
            minHeight
            minHeightUnit
            contentPosition
            overlayColor
            anchor
            align
            fontSize
          }
        }
        mediaItem {
          node {
            mediaItemUrl
            ...Picture_image
          }
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }
      }
    `,
    block,
  );
  if (!attributes) return null;
  const featuredImage = attributes.useFeaturedImage ? readLoopNode(blockContext.node ?? parentNode.loopNode)?.featuredImage?.node : null;
  const url = classifyHref(mediaItem?.node.mediaItemUrl ?? attributes.url)?.href;
  const image = featuredImage ?? mediaItem?.node;
  const [maxSmall, maxMedium] = heightLimits.get(attributes.minHeightUnit || 'px') ?? [320, 560];
  const height = attributes.minHeight || maxMedium;
  let background = null;
  if (attributes.backgroundType === 'video')
    background = <MediaPlayer className={styles.fill} kind="video" src={url} label={attributes.imageAlt || 'Video'} loop muted />;
  else if (attributes.isRepeated && url && !featuredImage) background = <Tiles id={patternId} src={url} />;
  else if (image)
    background = (
      <Picture
        image={image}
        sizes={attributes.align === 'full' ? '100vw' : COLUMN_SIZES}
        focalPoint={attributes.focalPoint}
        className={styles.fill}
      />
    );
  else if (url) {
    const classes = [styles.fill, getFocalPointClass(attributes.focalPoint)].filter(Boolean).join(' ');
    background = <img className={classes} src={url} alt={attributes.imageAlt ?? ''} loading="lazy" decoding="async" />;
  }
  if (!background && !children) return null;
  const [row = 'center', column = 'center'] = (attributes.contentPosition ?? '').split(' ');
  const classes = [
    styles.cover,
    height <= maxSmall ? styles.small : height <= maxMedium ? styles.medium : styles.large,
    attributes.hasParallax && styles.parallax,
    styles[`row-${row}`],
    styles[`column-${column}`],
  ];
  return (
    <div
      className={getPresetClass({ align: attributes.align, backgroundColor: background ? null : attributes.overlayColor }, ...classes)}
      id={attributes.anchor || undefined}
    >
      {background && <div className={styles.background}>{background}</div>}
      {children && <div className={getPresetClass({ fontSize: attributes.fontSize }, styles.panel)}>{children}</div>}
    </div>
  );
}

/** A tiled image. It is an SVG pattern because the content security policy blocks style attributes. */
function Tiles({ id, src }: { id: string; src: string }) {
  return (
    <svg className={styles.fill} aria-hidden="true">
      <defs>
        <pattern id={id} width={TILE_SIZE} height={TILE_SIZE} patternUnits="userSpaceOnUse">
          <image href={src} width={TILE_SIZE} height={TILE_SIZE} preserveAspectRatio="xMidYMid slice" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
