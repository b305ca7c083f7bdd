import { graphql } from 'relay-runtime';
import type { CoreSpacer_block$key } from '#generated/CoreSpacer_block.graphql.ts';
import { Space } from '#components/blocks/core-spacer/Space.tsx';
import { findNearestSpace } from '#lib/blocks/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Space between two parts, of the step nearest to what the editor asked for. */
export function CoreSpacer({ block }: { block: CoreSpacer_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreSpacer_block on CoreSpacerBlock {
        attributes {
          ... on CoreSpacerBlockAttributes {
            spacerHeight: height
            anchor
          }
        }
      }
    `,
    block,
  );
  return <Space size={findNearestSpace(attributes?.spacerHeight) ?? '8'} id={attributes?.anchor || undefined} />;
}
