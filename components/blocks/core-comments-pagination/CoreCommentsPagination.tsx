import { graphql } from 'relay-runtime';
import type { CoreCommentsPagination_block$key } from '#generated/CoreCommentsPagination_block.graphql.ts';
import { Paging } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { partCount } from '#lib/blocks/paged.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Ways to the other parts of the discussion; nothing where it has but one. */
export function CoreCommentsPagination({
  block,
  surroundings,
  children,
  within,
}: Pick<BlockContext, 'surroundings' | 'children' | 'within'> & { block: CoreCommentsPagination_block$key }) {
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
  const paged = surroundings.discussion;
  if (!paged || !children || partCount(paged) < 2) return null;
  return (
    <Paging label="Pages of comments" className={presetClass(attributes)}>
      {within({ arrow: attributes?.paginationArrow })}
    </Paging>
  );
}
