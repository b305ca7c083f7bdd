import { graphql } from 'relay-runtime';
import type { CoreSpacer_block$key } from '#generated/CoreSpacer_block.graphql.ts';
import { Space } from './Space.tsx';
import { findNearestSpace } from '#lib/blocks/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Vertical space. The height is rounded to the nearest step of the spacing scale. */
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
