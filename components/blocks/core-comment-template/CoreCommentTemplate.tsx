import { graphql } from 'relay-runtime';
import type { CoreCommentTemplate_block$key } from '#generated/CoreCommentTemplate_block.graphql.ts';
import { getReplyUrl } from '#components/ui/comments/Comment.tsx';
import { CommentThread } from '#components/ui/comments/CommentThread.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Renders its inner blocks once for each comment, with replies nested below their comment. */
export function CoreCommentTemplate({
  block,
  blockContext,
  renderInnerBlocks,
}: Pick<BlockProps, 'blockContext' | 'renderInnerBlocks'> & { block: CoreCommentTemplate_block$key }) {
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
  const { discussion } = blockContext;
  if (!discussion?.entries.length) return null;
  return (
    <CommentThread
      entries={discussion.entries}
      className={getPresetClass(attributes)}
      renderEntry={(entry) => renderInnerBlocks({ comment: { key: entry.comment, replyUrl: getReplyUrl(discussion, entry) } })}
    />
  );
}
