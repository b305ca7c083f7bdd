import { graphql } from 'relay-runtime';
import type { CoreQueryPaginationPrevious_block$key } from '#generated/CoreQueryPaginationPrevious_block.graphql.ts';
import { PagingStep } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The way to the part of the loop before this one. */
export function CoreQueryPaginationPrevious({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreQueryPaginationPrevious_block$key }) {
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
  const paged = surroundings.loop;
  if (!paged) return null;
  return (
    <PagingStep paged={paged} direction="previous" arrow={surroundings.arrow} className={presetClass(attributes)}>
      {attributes?.label?.trim() || 'Previous page'}
    </PagingStep>
  );
}
