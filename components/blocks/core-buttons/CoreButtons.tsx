import { Actions } from '#components/ui/core/Actions.tsx';
import { graphql } from 'relay-runtime';
import type { CoreButtons_block$key } from '#generated/CoreButtons_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { getProperty } from '#lib/json/records.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A row of buttons. */
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
    <Actions className={getPresetClass(attributes)} justify={getJustify(attributes?.layout)}>
      {children}
    </Actions>
  );
}

const justifyValues = { center: 'center', right: 'end', 'space-between': 'between' } as const;

function getJustify(layout: unknown): (typeof justifyValues)[keyof typeof justifyValues] | undefined {
  const saved = getProperty(layout, 'justifyContent');
  const key = (Object.keys(justifyValues) as (keyof typeof justifyValues)[]).find((name) => name === saved);
  return key && justifyValues[key];
}
