import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationNext_block$key } from '#generated/CoreCommentsPaginationNext_block.graphql.ts';
import { PaginationStep } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link to the next page of comments. */
export function CoreCommentsPaginationNext({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreCommentsPaginationNext_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentsPaginationNext_block on CoreCommentsPaginationNextBlock {
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
    <PaginationStep pagination={discussion} direction="next" arrow={blockContext.paginationArrow} className={getPresetClass(attributes)}>
      {attributes?.label?.trim() || 'Newer comments'}
    </PaginationStep>
  );
}
