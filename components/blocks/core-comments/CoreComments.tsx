import { graphql } from 'relay-runtime';
import type { CoreComments_block$key } from '#generated/CoreComments_block.graphql.ts';
import { presetClass } from '#components/ui/presets.ts';
import { WholeDiscussion } from '#components/ui/WholeDiscussion.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { listId } from '#lib/blocks/paged.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreComments.module.css';

/** Comments on the content the block belongs to. Without blocks inside, as WordPress saved it before 6.1, all of it is drawn as a whole. */
export function CoreComments({ block, children, within }: Pick<BlockContext, 'children' | 'within'> & { block: CoreComments_block$key }) {
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
    <div id={listId(list)} className={presetClass(attributes, 'stack', styles.discussion)} data-list="">
      {isWhole ? <WholeDiscussion discussion={shown} /> : within({ discussion: shown })}
    </div>
  );
}
