import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationNumbers_block$key } from '#generated/CoreCommentsPaginationNumbers_block.graphql.ts';
import { PagingNumbers } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Numbers of the parts of the discussion. Lists are paged by position, so that the numbers are true. */
export function CoreCommentsPaginationNumbers({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreCommentsPaginationNumbers_block$key }) {
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
  const paged = surroundings.discussion;
  return paged ? <PagingNumbers paged={paged} className={presetClass(attributes)} /> : null;
}
