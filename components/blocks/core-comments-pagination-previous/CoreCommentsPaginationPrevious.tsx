import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationPrevious_block$key } from '#generated/CoreCommentsPaginationPrevious_block.graphql.ts';
import { PaginationStep } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link to the previous page of comments. */
export function CoreCommentsPaginationPrevious({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreCommentsPaginationPrevious_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentsPaginationPrevious_block on CoreCommentsPaginationPreviousBlock {
        attributes {
          label
          backgroundColor
          textColor
          fontSize
          style
        }
      }
    `,
    block,
  );
  const discussion = blockContext.discussion;
  if (!discussion) return null;
  return (
    <PaginationStep
      pagination={discussion}
      direction="previous"
      arrow={blockContext.paginationArrow}
      className={getPresetClass(attributes)}
    >
      {attributes?.label?.trim() || 'Older comments'}
    </PaginationStep>
  );
}
