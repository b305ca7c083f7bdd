import { graphql } from 'relay-runtime';
import type { CoreBlock_block$key } from '#generated/CoreBlock_block.graphql.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A reusable block. Its content arrives as inner blocks (content/store/blocks/reusable-blocks.ts). A deleted reusable block shows nothing. */
export function CoreBlock({ block, children }: Pick<BlockProps, 'children'> & { block: CoreBlock_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreBlock_block on CoreBlock {
        attributes {
          ref
        }
      }
    `,
    block,
  );
  return attributes?.ref ? (children ?? null) : null;
}
