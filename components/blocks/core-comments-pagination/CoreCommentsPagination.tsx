import { graphql } from 'relay-runtime';
import type { CoreCommentsPagination_block$key } from '#generated/CoreCommentsPagination_block.graphql.ts';
import { PaginationNav } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { countPages } from '#lib/blocks/pagination.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Ways to the other parts of the discussion; nothing where it has but one. */
export function CoreCommentsPagination({
  block,
  blockContext,
  children,
  renderInnerBlocks,
}: Pick<BlockProps, 'blockContext' | 'children' | 'renderInnerBlocks'> & { block: CoreCommentsPagination_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentsPagination_block on CoreCommentsPaginationBlock {
        attributes {
          paginationArrow
          align
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
  if (!paged || !children || countPages(paged) < 2) return null;
  return (
    <PaginationNav label="Pages of comments" className={getPresetClass(attributes)}>
      {renderInnerBlocks({ paginationArrow: attributes?.paginationArrow })}
    </PaginationNav>
  );
}
