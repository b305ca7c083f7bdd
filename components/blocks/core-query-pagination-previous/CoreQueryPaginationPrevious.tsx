import { graphql } from 'relay-runtime';
import type { CoreQueryPaginationPrevious_block$key } from '#generated/CoreQueryPaginationPrevious_block.graphql.ts';
import { PaginationStep } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The link to the previous page of the query loop. */
export function CoreQueryPaginationPrevious({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreQueryPaginationPrevious_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQueryPaginationPrevious_block on CoreQueryPaginationPreviousBlock {
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
  const paged = blockContext.loop;
  if (!paged) return null;
  return (
    <PaginationStep pagination={paged} direction="previous" arrow={blockContext.paginationArrow} className={getPresetClass(attributes)}>
      {attributes?.label?.trim() || 'Previous page'}
    </PaginationStep>
  );
}
