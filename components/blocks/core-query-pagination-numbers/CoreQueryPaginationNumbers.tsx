import { graphql } from 'relay-runtime';
import type { CoreQueryPaginationNumbers_block$key } from '#generated/CoreQueryPaginationNumbers_block.graphql.ts';
import { PagingNumbers } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Numbers of the parts of the loop. Lists are paged by position, so that the numbers are true. */
export function CoreQueryPaginationNumbers({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreQueryPaginationNumbers_block$key }) {
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
  const paged = surroundings.loop;
  return paged ? <PagingNumbers paged={paged} className={presetClass(attributes)} /> : null;
}
