import { graphql } from 'relay-runtime';
import type { CoreQueryNoResults_block$key } from '#generated/CoreQueryNoResults_block.graphql.ts';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** What a loop says when it finds nothing: an editor’s blocks, or a plain sentence. */
export function CoreQueryNoResults({
  block,
  surroundings,
  children,
}: Pick<BlockContext, 'surroundings' | 'children'> & { block: CoreQueryNoResults_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQueryNoResults_block on CoreQueryNoResultsBlock {
        attributes {
          align
          backgroundColor
          textColor
          fontSize
          style
        }
      }
    `,
    block,
  );
  const { loop } = surroundings;
  if (!loop || loop.entries.length > 0) return null;
  return <div className={presetClass(attributes, 'stack')}>{children ?? <EmptyState title="Nothing here yet" />}</div>;
}
