import { graphql } from 'relay-runtime';
import type { CoreCommentTemplate_block$key } from '#generated/CoreCommentTemplate_block.graphql.ts';
import { replyAddress } from '#components/ui/Comment.tsx';
import { CommentThread } from '#components/ui/CommentThread.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Blocks that are shown once for each comment, answers below what they answer. */
export function CoreCommentTemplate({
  block,
  surroundings,
  within,
}: Pick<BlockContext, 'surroundings' | 'within'> & { block: CoreCommentTemplate_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentTemplate_block on CoreCommentTemplateBlock {
        attributes {
          align
          fontSize
          style
        }
      }
    `,
    block,
  );
  const { discussion } = surroundings;
  if (!discussion?.entries.length) return null;
  return (
    <CommentThread
      entries={discussion.entries}
      className={presetClass(attributes)}
      renderEntry={(entry) => within({ comment: { key: entry.comment, replyAddress: replyAddress(discussion, entry) } })}
    />
  );
}
