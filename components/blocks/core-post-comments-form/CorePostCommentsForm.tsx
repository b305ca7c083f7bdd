import { graphql } from 'relay-runtime';
import type { CorePostCommentsForm_block$key } from '#generated/CorePostCommentsForm_block.graphql.ts';
import { CommentForm } from './CommentForm.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The form for a new comment on the content of the surrounding loop, or on the content the block belongs to. Renders nothing if comments are closed. */
export function CorePostCommentsForm({
  block,
  blockContext,
  headingLevel,
}: Pick<BlockProps, 'blockContext' | 'headingLevel'> & { block: CorePostCommentsForm_block$key }) {
  const { attributes, parentNode, form } = readFragment(
    graphql`
      fragment CorePostCommentsForm_block on CorePostCommentsFormBlock {
        attributes {
          textAlign
          backgroundColor
          textColor
          fontSize
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }
        form(parameters: $parameters) {
          ...CommentForm_state
        }
      }
    `,
    block,
  );
  const node = readLoopNode(blockContext.node ?? parentNode.loopNode);
  // The form carries no passwords, so comments on protected content would be refused.
  if (!node?.databaseId || node.commentStatus !== 'open' || node.hasPassword) return null;
  return (
    <CommentForm
      state={form}
      nodeId={node.databaseId}
      uri={node.uri}
      level={headingLevel === 1 ? 2 : 3}
      className={getPresetClass(attributes)}
    />
  );
}
