import { graphql } from 'relay-runtime';
import type { CoreCommentsPagination_block$key } from '#generated/CoreCommentsPagination_block.graphql.ts';
import { PaginationNav } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { countPages } from '#lib/blocks/pagination.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Links to the other pages of comments. Shows nothing if there is only one page. */
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
  const discussion = blockContext.discussion;
  if (!discussion || !children || countPages(discussion) < 2) return null;
  return (
    <PaginationNav label="Comment pages" className={getPresetClass(attributes)}>
      {renderInnerBlocks({ paginationArrow: attributes?.paginationArrow })}
    </PaginationNav>
  );
}
