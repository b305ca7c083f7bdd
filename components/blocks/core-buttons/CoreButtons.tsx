import { Actions } from '#components/ui/Actions.tsx';
import { graphql } from 'relay-runtime';
import type { CoreButtons_block$key } from '#generated/CoreButtons_block.graphql.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Actions side by side. */
export function CoreButtons({ block, children }: Pick<BlockContext, 'children'> & { block: CoreButtons_block$key }) {
  const { name } = readFragment(
    graphql`
      fragment CoreButtons_block on CoreButtonsBlock {
        name
      }
    `,
    block,
  );
  return children && name ? <Actions>{children}</Actions> : null;
}
