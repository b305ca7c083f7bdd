import { graphql } from 'relay-runtime';
import type { CoreWidgetGroup_block$key } from '#generated/CoreWidgetGroup_block.graphql.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Sidebar blocks with a title. */
export function CoreWidgetGroup({ block, children }: Pick<BlockProps, 'children'> & { block: CoreWidgetGroup_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreWidgetGroup_block on CoreWidgetGroupBlock {
        attributes {
          ... on CoreWidgetGroupBlockAttributes {
            title
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title && !children) return null;
  return (
    <div className="stack stack--s">
      {attributes?.title && <h3>{attributes.title}</h3>}
      {children}
    </div>
  );
}
