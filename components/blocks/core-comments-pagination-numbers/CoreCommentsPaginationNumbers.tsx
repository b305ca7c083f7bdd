import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationNumbers_block$key } from '#generated/CoreCommentsPaginationNumbers_block.graphql.ts';
import { PaginationNumbers } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Numbers of the parts of the discussion. Lists are paged by position, so that the numbers are true. */
export function CoreCommentsPaginationNumbers({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CoreCommentsPaginationNumbers_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentsPaginationNumbers_block on CoreCommentsPaginationNumbersBlock {
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
  const paged = blockContext.discussion;
  return paged ? <PaginationNumbers pagination={paged} className={getPresetClass(attributes)} /> : null;
}
