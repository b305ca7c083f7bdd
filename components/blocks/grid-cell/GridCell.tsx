import { graphql } from 'relay-runtime';
import type { GridCell_block$key } from '#generated/GridCell_block.graphql.ts';
import { BlockCell } from '#components/ui/containers/BlockGrid.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A cell of a grid with its inner blocks. */
export function GridCell({
  block,
  children,
  renderInnerBlocks,
}: Pick<BlockProps, 'children' | 'renderInnerBlocks'> & { block: GridCell_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment GridCell_block on SiteGridCellBlock {
        attributes {
          span
        }
      }
    `,
    block,
  );
  if (!children) return null;
  return <BlockCell span={attributes?.span}>{renderInnerBlocks({ isInColumn: true })}</BlockCell>;
}
