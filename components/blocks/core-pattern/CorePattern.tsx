import { graphql } from 'relay-runtime';
import type { CorePattern_block$key } from '#generated/CorePattern_block.graphql.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The blocks of a pattern. Patterns are reusable blocks, identified by their slug (content/store/blocks/reusable-blocks.ts). */
export function CorePattern({ block, children }: Pick<BlockProps, 'children'> & { block: CorePattern_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CorePattern_block on CorePatternBlock {
        attributes {
          slug
        }
      }
    `,
    block,
  );
  return attributes?.slug ? (children ?? null) : null;
}
