import { graphql } from 'relay-runtime';
import type { CoreHomeLink_block$key } from '#generated/CoreHomeLink_block.graphql.ts';
import { LooseLinks, NavigationLink } from '#components/ui/Navigation.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The way to the front page, in a navigation. */
export function CoreHomeLink({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CoreHomeLink_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreHomeLink_block on CoreHomeLinkBlock {
        attributes {
          label
        }
      }
    `,
    block,
  );
  return (
    <LooseLinks inList={surroundings.inList}>
      <NavigationLink href="/" label={attributes?.label || 'Home'} />
    </LooseLinks>
  );
}
