import { graphql } from 'relay-runtime';
import type { CoreNavigationLink_block$key } from '#generated/CoreNavigationLink_block.graphql.ts';
import { StandaloneNavigationItems, NavigationLink } from '#components/ui/navigation/Navigation.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link that an editor added to a navigation block. */
export function CoreNavigationLink({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreNavigationLink_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreNavigationLink_block on CoreNavigationLinkBlock {
        attributes {
          ... on CoreNavigationLinkBlockAttributes {
            label
            url
            description
            opensInNewTab
            rel
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.label) return null;
  const { label, url, description, opensInNewTab, rel } = attributes;
  return (
    <StandaloneNavigationItems inList={blockContext.isInList}>
      <NavigationLink href={url} label={label} description={description} newTab={opensInNewTab} rel={rel} />
    </StandaloneNavigationItems>
  );
}
