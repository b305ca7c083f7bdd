import { graphql } from 'relay-runtime';
import type { CoreQuery_block$key } from '#generated/CoreQuery_block.graphql.ts';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { columnsOf } from '#lib/blocks/layout-columns.ts';
import { listId } from '#lib/blocks/paged.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Content in a list, a part at a time; each is shown by the blocks of the post template inside. */
export function CoreQuery({ block, within }: Pick<BlockContext, 'within'> & { block: CoreQuery_block$key }) {
  const { attributes, parentNode, loop } = readFragment(
    graphql`
      fragment CoreQuery_block on CoreQueryBlock {
        attributes {
          ... on CoreQueryBlockAttributes {
            displayLayout
            align
          }
        }
        parentNode {
          ... on UniformResourceIdentifiable {
            uri
          }
        }
        loop(parameters: $parameters) {
          list
          position
          size
          total
          entries {
            node {
              ...loopNode_node
            }
            content
          }
        }
      }
    `,
    block,
  );
  if (!loop) return null;
  const { list, position, size, total, entries } = loop;
  const paged = { base: parentNode.uri ?? '', list, position, size, total };
  return (
    <div id={listId(list)} className={presetClass(attributes, 'stack')} data-list="">
      {within({ loop: { ...paged, entries, columns: columnsOf(attributes?.displayLayout) } })}
    </div>
  );
}
