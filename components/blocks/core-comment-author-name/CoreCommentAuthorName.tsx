import { graphql } from 'relay-runtime';
import type { CoreCommentAuthorName_block$key } from '#generated/CoreCommentAuthorName_block.graphql.ts';
import { CommentAuthor } from '#components/ui/comments/Comment.tsx';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopComment } from '#lib/blocks/loop-comment.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The name of the comment author. */
export function CoreCommentAuthorName({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreCommentAuthorName_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentAuthorName_block on CoreCommentAuthorNameBlock {
        attributes {
          ... on CoreCommentAuthorNameBlockAttributes {
            isLink
            linkTarget
            backgroundColor
            textColor
            fontSize
            textAlign
            style
          }
        }
      }
    `,
    block,
  );
  const { comment } = blockContext;
  if (!comment) return null;
  return (
    <p className={getPresetClass(attributes)} {...marginProps}>
      <b>
        {attributes?.isLink === false ? (
          readLoopComment(comment.key).name
        ) : (
          <CommentAuthor comment={comment.key} target={getLinkTarget(attributes?.linkTarget)} />
        )}
      </b>
    </p>
  );
}
