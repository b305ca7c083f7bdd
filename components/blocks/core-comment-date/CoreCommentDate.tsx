import { graphql } from 'relay-runtime';
import type { CoreCommentDate_block$key } from '#generated/CoreCommentDate_block.graphql.ts';
import { aside } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { commentId, readLoopComment } from '#lib/blocks/loop-comment.ts';
import { formatDateAs } from '#lib/format/date-pattern.ts';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';

/** When the comment was written, as the way to it. */
export function CoreCommentDate({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CoreCommentDate_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentDate_block on CoreCommentDateBlock {
        attributes {
          ... on CoreCommentDateBlockAttributes {
            format
            isLink
            backgroundColor
            textColor
            fontSize
            style
          }
        }
      }
    `,
    block,
  );
  const { comment } = surroundings;
  if (!comment) return null;
  const { databaseId, date } = readLoopComment(comment.key);
  const text = formatDateAs(date, attributes?.format) ?? formatDate(date);
  if (!text) return null;
  const time = <time dateTime={toDateTime(date) ?? undefined}>{text}</time>;
  return (
    <p className={presetClass(attributes, 'label')} {...aside}>
      {attributes?.isLink === false ? time : <a href={`#${commentId(databaseId)}`}>{time}</a>}
    </p>
  );
}
