import { graphql } from 'relay-runtime';
import type { CoreQueryNoResults_block$key } from '#generated/CoreQueryNoResults_block.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Shown when a query loop finds no posts: the inner blocks, or a default message. */
export function CoreQueryNoResults({
  block,
  blockContext,
  children,
}: Pick<BlockProps, 'blockContext' | 'children'> & { block: CoreQueryNoResults_block$key }) {
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
  const { loop } = blockContext;
  if (!loop || loop.entries.length > 0) return null;
  return <div className={getPresetClass(attributes, 'stack')}>{children ?? <EmptyState title="No results found" />}</div>;
}
