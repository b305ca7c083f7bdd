import { graphql } from 'relay-runtime';
import type { CorePostFeaturedImage_block$key } from '#generated/CorePostFeaturedImage_block.graphql.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { aside } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import { RichText } from '#components/ui/RichText.tsx';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { newTab } from '#lib/blocks/new-tab.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostFeaturedImage.module.css';

/** Picture that stands for the content. Words that lie over it, and colours between, are not drawn: no text stands on pictures here. */
export function CorePostFeaturedImage({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CorePostFeaturedImage_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostFeaturedImage_block on CorePostFeaturedImageBlock {
        attributes {
          isLink
          linkTarget
          scale
          coreHeight: height
          align
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "own")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(surroundings.node ?? parentNode.own);
  const image = post?.featuredImage?.node;
  if (!image) return null;
  const classes = [
    styles.picture,
    (surroundings.node ?? attributes?.coreHeight) && styles.cut,
    attributes?.scale === 'contain' && styles.whole,
  ];
  const sizes = surroundings.node ? '(width >= 48rem) 33vw, 100vw' : '(width >= 48rem) 75vw, 100vw';
  return (
    <figure className={presetClass(attributes, ...classes)} {...aside}>
      {attributes?.isLink ? (
        <SmartLink href={post.uri} target={newTab(attributes.linkTarget)}>
          <Picture image={image} sizes={sizes} decorative />
          <RichText html={post.title || 'Untitled'} profile="inline" className="visually-hidden" />
        </SmartLink>
      ) : (
        <Picture image={image} sizes={sizes} />
      )}
    </figure>
  );
}
