import { useId } from 'react';
import { graphql } from 'relay-runtime';
import type { CoreCover_block$key } from '#generated/CoreCover_block.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { MediaPlayer } from '#components/ui/media/MediaPlayer.tsx';
import { getFocalPointClass, getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreCover.module.css';

/** Up to which a least height counts as small and as medium, by unit. A map, for an editor's unit may be called as something every object has. */
const heights = new Map<string, readonly [number, number]>([
  ['px', [320, 560]],
  ['vh', [40, 70]],
  ['rem', [20, 35]],
  ['em', [20, 35]],
]);

/** Side of the tiles of a repeated picture. */
const TILE = 320;

type Props = Pick<BlockProps, 'children' | 'blockContext'> & { block: CoreCover_block$key };

/**
 * Words on a picture or film. They stand on a plate of their own: on the picture itself nobody could promise that they can be read (WCAG 1.4.3), which is why the
 * editor's darkening is not needed.
 */
export function CoreCover({ block, children, blockContext }: Props) {
  const pattern = useId();
  const { attributes, mediaItem, parentNode } = readFragment(
    graphql`
      fragment CoreCover_block on CoreCoverBlock {
        attributes {
          ... on CoreCoverBlockAttributes {
            url
            alt
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
          ...loopNode_node @alias(as: "shown")
        }
      }
    `,
    block,
  );
  if (!attributes) return null;
  const featured = attributes.useFeaturedImage ? readLoopNode(blockContext.node ?? parentNode.shown)?.featuredImage?.node : null;
  const address = classifyHref(mediaItem?.node.mediaItemUrl ?? attributes.url)?.href;
  const image = featured ?? mediaItem?.node;
  const focus = getFocalPointClass(attributes.focalPoint);
  const [small, medium] = heights.get(attributes.minHeightUnit ?? 'px') ?? [320, 560];
  const height = attributes.minHeight ?? medium;
  let ground = null;
  if (attributes.backgroundType === 'video')
    ground = <MediaPlayer className={styles.fill} kind="video" src={address} label={attributes.alt || 'Film'} loop muted />;
  else if (attributes.isRepeated && address && !featured) ground = <Tiles id={pattern} src={address} />;
  else if (image) ground = <Picture image={image} sizes="100vw" className={`${styles.fill} ${focus}`} />;
  else if (address)
    ground = <img className={`${styles.fill} ${focus}`} src={address} alt={attributes.alt ?? ''} loading="lazy" decoding="async" />;
  if (!ground && !children) return null;
  const [row = 'center', column = 'center'] = (attributes.contentPosition ?? '').split(' ');
  const classes = [
    styles.cover,
    height <= small ? styles.small : height <= medium ? styles.medium : styles.large,
    attributes.hasParallax && styles.still,
    styles[`row-${row}`],
    styles[`column-${column}`],
  ];
  return (
    <div
      className={getPresetClass({ align: attributes.align, backgroundColor: ground ? null : attributes.overlayColor }, ...classes)}
      id={attributes.anchor || undefined}
    >
      {ground && <div className={styles.ground}>{ground}</div>}
      {children && <div className={getPresetClass({ fontSize: attributes.fontSize }, styles.plate)}>{children}</div>}
    </div>
  );
}

/** The same picture again and again: a drawing's pattern, because a style attribute would be refused. */
function Tiles({ id, src }: { id: string; src: string }) {
  return (
    <svg className={styles.fill} aria-hidden="true">
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <image href={src} width={TILE} height={TILE} preserveAspectRatio="xMidYMid slice" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
