import { graphql } from 'relay-runtime';
import type { CoreHomeLink_block$key } from '#generated/CoreHomeLink_block.graphql.ts';
import { StandaloneNavigationItems, NavigationLink } from '#components/ui/navigation/Navigation.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link to the home page, for use in a navigation block. */
export function CoreHomeLink({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreHomeLink_block$key }) {
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
    <StandaloneNavigationItems inList={blockContext.isInList}>
      <NavigationLink href="/" label={attributes?.label || 'Home'} />
    </StandaloneNavigationItems>
  );
}
