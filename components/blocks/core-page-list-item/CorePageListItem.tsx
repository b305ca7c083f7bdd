import { graphql } from 'relay-runtime';
import type { CorePageListItem_block$key } from '#generated/CorePageListItem_block.graphql.ts';
import { LooseLinks, NavigationLink } from '#components/ui/Navigation.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** One page of a list that an editor took apart to arrange it by hand. */
export function CorePageListItem({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePageListItem_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CorePageListItem_block on CorePageListItemBlock {
        attributes {
          label
          title
          pageLink: link
        }
      }
    `,
    block,
  );
  const words = attributes?.label || attributes?.title;
  if (!words) return null;
  return (
    <LooseLinks inList={surroundings.inList}>
      <NavigationLink href={attributes.pageLink} label={words} />
    </LooseLinks>
  );
}
