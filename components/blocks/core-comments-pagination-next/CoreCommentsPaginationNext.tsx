import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationNext_block$key } from '#generated/CoreCommentsPaginationNext_block.graphql.ts';
import { PagingStep } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The way to the part of the discussion after this one. */
export function CoreCommentsPaginationNext({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreCommentsPaginationNext_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentsPaginationNext_block on CoreCommentsPaginationNextBlock {
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
  const paged = surroundings.discussion;
  if (!paged) return null;
  return (
    <PagingStep paged={paged} direction="next" arrow={surroundings.arrow} className={presetClass(attributes)}>
      {attributes?.label?.trim() || 'Newer comments'}
    </PagingStep>
  );
}
