import { graphql } from 'relay-runtime';
import type { CoreCommentReplyLink_block$key } from '#generated/CoreCommentReplyLink_block.graphql.ts';
import { ReplyLink } from '#components/ui/comments/Comment.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link to the reply form. Shows nothing if comments are closed or the thread has reached its maximum depth. */
export function CoreCommentReplyLink({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreCommentReplyLink_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentReplyLink_block on CoreCommentReplyLinkBlock {
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
  if (!comment?.replyUrl) return null;
  return <ReplyLink comment={comment.key} replyUrl={comment.replyUrl} className={getPresetClass(attributes)} />;
}
