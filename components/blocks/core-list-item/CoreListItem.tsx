import { graphql } from 'relay-runtime';
import type { CoreListItem_block$key } from '#generated/CoreListItem_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A list item, with its nested list if it has one. */
export function CoreListItem({ block, children }: Pick<BlockProps, 'children'> & { block: CoreListItem_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreListItem_block on CoreListItemBlock {
        attributes {
          content
        }
      }
    `,
    block,
  );
  return (
    <li>
      <RichText profile="inline" html={attributes?.content} />
      {children}
    </li>
  );
}
