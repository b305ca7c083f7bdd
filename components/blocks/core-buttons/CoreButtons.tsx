import { Actions } from '#components/ui/core/Actions.tsx';
import { graphql } from 'relay-runtime';
import type { CoreButtons_block$key } from '#generated/CoreButtons_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Actions side by side. */
export function CoreButtons({ block, children }: Pick<BlockProps, 'children'> & { block: CoreButtons_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreButtons_block on CoreButtonsBlock {
        attributes {
          ... on CoreButtonsBlockAttributes {
            layout
            align
            style
          }
        }
      }
    `,
    block,
  );
  if (!children) return null;
  return (
    <Actions className={getPresetClass(attributes)} justify={justifyOf(attributes?.layout)}>
      {children}
    </Actions>
  );
}

const sides = { center: 'center', right: 'end', 'space-between': 'between' } as const;

function justifyOf(layout: unknown): (typeof sides)[keyof typeof sides] | undefined {
  const chosen = typeof layout === 'object' && layout !== null && 'justifyContent' in layout ? layout.justifyContent : null;
  const side = (Object.keys(sides) as (keyof typeof sides)[]).find((name) => name === chosen);
  return side && sides[side];
}
