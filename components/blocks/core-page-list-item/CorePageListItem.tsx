import { graphql } from 'relay-runtime';
import type { CorePageListItem_block$key } from '#generated/CorePageListItem_block.graphql.ts';
import { StandaloneNavigationItems, NavigationLink } from '#components/ui/navigation/Navigation.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** One page of a page list that an editor converted to individual links. */
export function CorePageListItem({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePageListItem_block$key }) {
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
  const linkText = attributes?.label || attributes?.title;
  if (!linkText) return null;
  return (
    <StandaloneNavigationItems inList={blockContext.isInList}>
      <NavigationLink href={attributes.pageLink} label={linkText} />
    </StandaloneNavigationItems>
  );
}
