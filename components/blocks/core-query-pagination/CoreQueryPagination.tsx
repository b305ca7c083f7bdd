import { graphql } from 'relay-runtime';
import type { CoreQueryPagination_block$key } from '#generated/CoreQueryPagination_block.graphql.ts';
import { Paging } from '#components/ui/Paging.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { partCount } from '#lib/blocks/paged.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Ways to the other parts of the loop; nothing where it has but one. */
export function CoreQueryPagination({
  block,
  surroundings,
  children,
  within,
}: Pick<BlockContext, 'surroundings' | 'children' | 'within'> & { block: CoreQueryPagination_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQueryPagination_block on CoreQueryPaginationBlock {
        attributes {
          ... on CoreQueryPaginationBlockAttributes {
            paginationArrow
            align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
      }
    `,
    block,
  );
  const paged = surroundings.loop;
  if (!paged || !children || partCount(paged) < 2) return null;
  return (
    <Paging label="Pages" className={presetClass(attributes)}>
      {within({ arrow: attributes?.paginationArrow })}
    </Paging>
  );
}
