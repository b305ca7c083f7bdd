import { graphql } from 'relay-runtime';
import type { CoreNavigationLink_block$key } from '#generated/CoreNavigationLink_block.graphql.ts';
import { LooseLinks, NavigationLink } from '#components/ui/Navigation.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link an editor placed in a navigation. */
export function CoreNavigationLink({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CoreNavigationLink_block$key }) {
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
    <LooseLinks inList={surroundings.inList}>
      <NavigationLink href={url} label={label} description={description} newTab={opensInNewTab} rel={rel} />
    </LooseLinks>
  );
}
