import { graphql } from 'relay-runtime';
import type { CoreCommentContent_block$key } from '#generated/CoreCommentContent_block.graphql.ts';
import { CommentText } from '#components/ui/comments/Comment.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The text of the comment. */
export function CoreCommentContent({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreCommentContent_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentContent_block on CoreCommentContentBlock {
        attributes {
          backgroundColor
          textColor
          fontSize
          textAlign
          style
        }
      }
    `,
    block,
  );
  const { comment } = blockContext;
  return comment ? <CommentText comment={comment.key} className={getPresetClass(attributes)} /> : null;
}
