import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationPrevious_block$key } from '#generated/CoreCommentsPaginationPrevious_block.graphql.ts';
import { PaginationStep } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The way to the part of the discussion before this one. */
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
  const paged = blockContext.discussion;
  if (!paged) return null;
  return (
    <PaginationStep pagination={paged} direction="previous" arrow={blockContext.paginationArrow} className={getPresetClass(attributes)}>
      {attributes?.label?.trim() || 'Older comments'}
    </PaginationStep>
  );
}
