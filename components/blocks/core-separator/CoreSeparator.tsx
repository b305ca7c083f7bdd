import { graphql } from 'relay-runtime';
import type { CoreSeparator_block$key } from '#generated/CoreSeparator_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A rule between two parts. */
export function CoreSeparator({ block }: { block: CoreSeparator_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreSeparator_block on CoreSeparatorBlock {
        attributes {
          ... on CoreSeparatorBlockAttributes {
            anchor
          }
        }
      }
    `,
    block,
  );
  return <hr id={attributes?.anchor || undefined} />;
}
