import { graphql } from 'relay-runtime';
import type { CoreComments_block$key } from '#generated/CoreComments_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { DefaultDiscussion } from '#components/blocks/core-comments/DefaultDiscussion.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getListElementId } from '#lib/blocks/pagination.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreComments.module.css';

/** Comments on the content the block belongs to. Without blocks inside, as WordPress saved it before 6.1, all of it is drawn as a whole. */
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
          ...loopNode_node @alias(as: "own")
        }

        discussion(parameters: $parameters) {
          list
          position
          size
          total
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
  const own = readLoopNode(parentNode.own);
  // A loop shows posts; the discussion is that of the page around it.
  if (!discussion || !own) return null;
  const { list, position, size, total, entries, count, open, maxDepth } = discussion;
  const shown = { base: own.uri ?? '', list, position, size, total, entries, count, open, maxDepth, title: own.title };
  const isWhole = attributes?.legacy === true || !children;
  if (isWhole && count === 0) return null;
  return (
    <div id={getListElementId(list)} className={getPresetClass(attributes, 'stack', styles.discussion)} data-list="">
      {isWhole ? <DefaultDiscussion discussion={shown} /> : renderInnerBlocks({ discussion: shown })}
    </div>
  );
}
