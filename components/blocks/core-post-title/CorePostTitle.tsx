import { graphql } from 'relay-runtime';
import type { CorePostTitle_block$key } from '#generated/CorePostTitle_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { headingTags } from '#lib/blocks/heading-tag.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostTitle.module.css';

/** The title of the content of the surrounding loop, or of the content the block belongs to. */
export function CorePostTitle({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePostTitle_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostTitle_block on CorePostTitleBlock {
        attributes {
          ... on CorePostTitleBlockAttributes {
            level
            isLink
            linkTarget
            align
            backgroundColor
            textColor
            fontSize
            textAlign
            style
          }
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(blockContext.node ?? parentNode.loopNode);
  if (!post?.title) return null;
  const Tag = headingTags[Math.round(attributes?.level ?? 2)] ?? 'h2';
  const title = <RichText html={post.title} profile="inline" />;
  return (
    <Tag className={getPresetClass(attributes, blockContext.node && styles.inLoop)}>
      {attributes?.isLink ? (
        <SmartLink href={post.uri} target={getLinkTarget(attributes.linkTarget)}>
          {title}
        </SmartLink>
      ) : (
        title
      )}
    </Tag>
  );
}
