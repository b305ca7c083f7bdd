import { graphql } from 'relay-runtime';
import type { CoreCommentsPaginationPrevious_block$key } from '#generated/CoreCommentsPaginationPrevious_block.graphql.ts';
import { PagingStep } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The way to the part of the discussion before this one. */
export function CoreCommentsPaginationPrevious({
  block,
  surroundings,
}: Pick<BlockContext, 'surroundings'> & { block: CoreCommentsPaginationPrevious_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentsPaginationPrevious_block on CoreCommentsPaginationPreviousBlock {
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
    <PagingStep paged={paged} direction="previous" arrow={surroundings.arrow} className={presetClass(attributes)}>
      {attributes?.label?.trim() || 'Older comments'}
    </PagingStep>
  );
}
