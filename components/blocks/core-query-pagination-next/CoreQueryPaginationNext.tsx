import { graphql } from 'relay-runtime';
import type { CoreQueryPaginationNext_block$key } from '#generated/CoreQueryPaginationNext_block.graphql.ts';
import { PaginationStep } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The link to the next page of the query loop. */
export function CoreQueryPaginationNext({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreQueryPaginationNext_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQueryPaginationNext_block on CoreQueryPaginationNextBlock {
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
    <PaginationStep pagination={paged} direction="next" arrow={blockContext.paginationArrow} className={getPresetClass(attributes)}>
      {attributes?.label?.trim() || 'Next page'}
    </PaginationStep>
  );
}
