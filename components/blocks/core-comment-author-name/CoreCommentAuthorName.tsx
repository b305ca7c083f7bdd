import { graphql } from 'relay-runtime';
import type { CoreCommentAuthorName_block$key } from '#generated/CoreCommentAuthorName_block.graphql.ts';
import { CommentAuthor } from '#components/ui/Comment.tsx';
import { aside } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopComment } from '#lib/blocks/loop-comment.ts';
import { newTab } from '#lib/blocks/new-tab.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Who wrote the comment a thread shows. */
export function CoreCommentAuthorName({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreCommentAuthorName_block$key }) {
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
  const { comment } = surroundings;
  if (!comment) return null;
  return (
    <p className={presetClass(attributes)} {...aside}>
      <b>
        {attributes?.isLink === false ? (
          readLoopComment(comment.key).name
        ) : (
          <CommentAuthor comment={comment.key} target={newTab(attributes?.linkTarget)} />
        )}
      </b>
    </p>
  );
}
