import { graphql } from 'relay-runtime';
import type { CoreQueryPagination_block$key } from '#generated/CoreQueryPagination_block.graphql.ts';
import { PaginationNav } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { countPages } from '#lib/blocks/pagination.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The links to the other pages of the query loop. Renders nothing for a single page. */
export function CoreQueryPagination({
  block,
  blockContext,
  children,
  renderInnerBlocks,
}: Pick<BlockProps, 'blockContext' | 'children' | 'renderInnerBlocks'> & { block: CoreQueryPagination_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQueryPagination_block on CoreQueryPaginationBlock {
        attributes {
          ... on CoreQueryPaginationBlockAttributes {
            paginationArrow
            align
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
  const paged = blockContext.loop;
  if (!paged || !children || countPages(paged) < 2) return null;
  return (
    <PaginationNav label="Pages" className={getPresetClass(attributes)}>
      {renderInnerBlocks({ paginationArrow: attributes?.paginationArrow })}
    </PaginationNav>
  );
}
