import { graphql } from 'relay-runtime';
import type { CoreQueryPaginationNext_block$key } from '#generated/CoreQueryPaginationNext_block.graphql.ts';
import { PagingStep } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The way to the part of the loop after this one. */
export function CoreQueryPaginationNext({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreQueryPaginationNext_block$key }) {
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
  const paged = surroundings.loop;
  if (!paged) return null;
  return (
    <PagingStep paged={paged} direction="next" arrow={surroundings.arrow} className={presetClass(attributes)}>
      {attributes?.label?.trim() || 'Next page'}
    </PagingStep>
  );
}
