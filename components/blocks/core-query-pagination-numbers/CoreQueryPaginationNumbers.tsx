import { graphql } from 'relay-runtime';
import type { CoreQueryPaginationNumbers_block$key } from '#generated/CoreQueryPaginationNumbers_block.graphql.ts';
import { PaginationNumbers } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The page numbers of the query loop. Query loops are paginated by offset, because cursors do not provide page numbers. */
export function CoreQueryPaginationNumbers({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreQueryPaginationNumbers_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQueryPaginationNumbers_block on CoreQueryPaginationNumbersBlock {
        attributes {
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
  return paged ? <PaginationNumbers pagination={paged} className={getPresetClass(attributes)} /> : null;
}
