import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { CoreComments_block$key } from '#generated/CoreComments_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { DefaultDiscussion } from '#components/blocks/core-comments/DefaultDiscussion.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getListElementId } from '#lib/blocks/pagination.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreComments.module.css';

/** Comments on the post. A block without inner blocks, as saved before WordPress 6.1, uses the default layout. */
export function CoreComments({
  block,
  children,
  renderInnerBlocks,
}: Pick<BlockProps, 'children' | 'renderInnerBlocks'> & { block: CoreComments_block$key }) {
  const { attributes, parentNode, discussion } = readFragment(
    graphql`
      fragment CoreComments_block on CoreCommentsBlock {
        attributes {
          ... on CoreCommentsBlockAttributes {
            legacy
            align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }

        discussion(parameters: $parameters) {
          list
          position
          size
          total
          isPastEnd
          count
          open
          maxDepth
          entries {
            depth
            comment {
              ...loopComment_comment
            }
          }
        }
      }
    `,
    block,
  );
  const post = readLoopNode(parentNode.loopNode);
  // Inside a query loop, the comments belong to the surrounding page.
  if (!discussion || !post) return null;
  if (discussion.isPastEnd) notFound();
  const { list, position, size, total, entries, count, open, maxDepth } = discussion;
  const context = { base: post.uri ?? '', list, position, size, total, entries, count, open, maxDepth, title: post.title };
  const usesDefaultLayout = attributes?.legacy === true || !children;
  if (usesDefaultLayout && count === 0) return null;
  return (
    <div id={getListElementId(list)} className={getPresetClass(attributes, 'stack', styles.discussion)} data-list="">
      {usesDefaultLayout ? <DefaultDiscussion discussion={context} /> : renderInnerBlocks({ discussion: context })}
    </div>
  );
}
