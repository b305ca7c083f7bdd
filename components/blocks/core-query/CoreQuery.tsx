import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { CoreQuery_block$key } from '#generated/CoreQuery_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { getColumnCount } from '#lib/blocks/layout-columns.ts';
import { getListElementId } from '#lib/blocks/pagination.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A paginated list of content. The post template inside it renders each item. */
export function CoreQuery({ block, renderInnerBlocks }: Pick<BlockProps, 'renderInnerBlocks'> & { block: CoreQuery_block$key }) {
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
          isPastEnd
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
  if (loop.isPastEnd) notFound();
  const { list, position, size, total, entries } = loop;
  const paged = { base: parentNode.uri ?? '', list, position, size, total };
  return (
    <div id={getListElementId(list)} className={getPresetClass(attributes, 'stack')} data-list="">
      {renderInnerBlocks({ loop: { ...paged, entries, columns: getColumnCount(attributes?.displayLayout) } })}
    </div>
  );
}
