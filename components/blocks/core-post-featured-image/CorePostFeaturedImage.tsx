import { graphql } from 'relay-runtime';
import type { CorePostFeaturedImage_block$key } from '#generated/CorePostFeaturedImage_block.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostFeaturedImage.module.css';

/** The featured image of the content. Overlay colors are not rendered, because this site never places text on images. */
export function CorePostFeaturedImage({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CorePostFeaturedImage_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostFeaturedImage_block on CorePostFeaturedImageBlock {
        attributes {
          isLink
          linkTarget
          featuredScale: scale
          coreHeight: height
          align
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(blockContext.node ?? parentNode.loopNode);
  const image = post?.featuredImage?.node;
  if (!image) return null;
  const classes = [
    styles.image,
    (blockContext.node ?? attributes?.coreHeight) && styles.cropped,
    attributes?.featuredScale === 'contain' && styles.contain,
  ];
  const sizes = blockContext.node ? '(width >= 64rem) 20rem, (width >= 48rem) 33vw, 100vw' : '(width >= 48rem) 75vw, 100vw';
  return (
    <figure className={getPresetClass(attributes, ...classes)} {...marginProps}>
      {attributes?.isLink ? (
        <SmartLink href={post.uri} target={getLinkTarget(attributes.linkTarget)}>
          <Picture image={image} sizes={sizes} decorative />
          <RichText html={post.title || 'Untitled'} profile="inline" className="visually-hidden" />
        </SmartLink>
      ) : (
        <Picture image={image} sizes={sizes} />
      )}
    </figure>
  );
}
