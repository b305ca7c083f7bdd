import { graphql } from 'relay-runtime';
import type { CorePostTitle_block$key } from '#generated/CorePostTitle_block.graphql.ts';
import { presetClass } from '#components/ui/presets.ts';
import { RichText } from '#components/ui/RichText.tsx';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { headingTags } from '#lib/blocks/heading-tag.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { newTab } from '#lib/blocks/new-tab.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostTitle.module.css';

/** Title of the content a loop shows, or of the content the block belongs to. */
export function CorePostTitle({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePostTitle_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostTitle_block on CorePostTitleBlock {
        attributes {
          ... on CorePostTitleBlockAttributes {
            level
            isLink
            linkTarget
            rel
            align
            backgroundColor
            textColor
            fontSize
            textAlign
            style
          }
        }
        parentNode {
          ...loopNode_node @alias(as: "own")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(surroundings.node ?? parentNode.own);
  if (!post?.title) return null;
  const Tag = headingTags[Math.round(attributes?.level ?? 2)] ?? 'h2';
  const title = <RichText html={post.title} profile="inline" />;
  return (
    <Tag className={presetClass(attributes, surroundings.node && styles.inLoop)}>
      {attributes?.isLink ? (
        <SmartLink href={post.uri} target={newTab(attributes.linkTarget)}>
          {title}
        </SmartLink>
      ) : (
        title
      )}
    </Tag>
  );
}
