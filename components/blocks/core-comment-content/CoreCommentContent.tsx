import { graphql } from 'relay-runtime';
import type { CoreCommentContent_block$key } from '#generated/CoreCommentContent_block.graphql.ts';
import { CommentWords } from '#components/ui/Comment.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Words of the comment a thread shows. */
export function CoreCommentContent({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CoreCommentContent_block$key }) {
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
  const { comment } = surroundings;
  return comment ? <CommentWords comment={comment.key} className={presetClass(attributes)} /> : null;
}
