import { graphql } from 'relay-runtime';
import type { CoreCommentReplyLink_block$key } from '#generated/CoreCommentReplyLink_block.graphql.ts';
import { ReplyLink } from '#components/ui/Comment.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The way to the form that answers the comment; none where comments are closed, or the thread is as deep as it may be. */
export function CoreCommentReplyLink({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreCommentReplyLink_block$key }) {
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
  const { comment } = surroundings;
  if (!comment?.replyAddress) return null;
  return <ReplyLink comment={comment.key} address={comment.replyAddress} className={presetClass(attributes)} />;
}
