import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationNumbers_block$key } from '#generated/CoreCommentsPaginationNumbers_block.graphql.ts';
import { PaginationNumbers } from '#components/ui/navigation/Pagination.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Numbered links to the pages of comments. Comments are paginated by offset, so page numbers are exact. */
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
  const discussion = blockContext.discussion;
  return discussion ? <PaginationNumbers pagination={discussion} className={getPresetClass(attributes)} /> : null;
}
