import { graphql } from 'relay-runtime';
import type { CoreCommentDate_block$key } from '#generated/CoreCommentDate_block.graphql.ts';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { getCommentElementId, readLoopComment } from '#lib/blocks/loop-comment.ts';
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The date of the comment, as a link to it. */
export function CoreCommentDate({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreCommentDate_block$key }) {
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
  const { comment } = blockContext;
  if (!comment) return null;
  const { databaseId, date } = readLoopComment(comment.key);
  const text = formatDateWithPattern(date, attributes?.format) ?? formatDate(date);
  if (!text) return null;
  const time = <time dateTime={toDateTime(date) ?? undefined}>{text}</time>;
  return (
    <p className={getPresetClass(attributes, 'label')} {...marginProps}>
      {attributes?.isLink === false ? time : <a href={`#${getCommentElementId(databaseId)}`}>{time}</a>}
    </p>
  );
}
