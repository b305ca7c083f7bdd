import { graphql } from 'relay-runtime';
import type { CoreNavigationSubmenu_block$key } from '#generated/CoreNavigationSubmenu_block.graphql.ts';
import { StandaloneNavigationItems, NavigationGroup } from '#components/ui/navigation/Navigation.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = Pick<BlockProps, 'blockContext' | 'renderInnerBlocks'> & { block: CoreNavigationSubmenu_block$key };

/** A link with a submenu. It opens on click or by keyboard, because a submenu that opens only on hover is not operable by keyboard (WCAG 2.1.1). */
export function CoreNavigationSubmenu({ block, blockContext, renderInnerBlocks }: Props) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreNavigationSubmenu_block on CoreNavigationSubmenuBlock {
        attributes {
          label
          url
        }
      }
    `,
    block,
  );
  if (!attributes?.label) return null;
  return (
    <StandaloneNavigationItems inList={blockContext.isInList}>
      <NavigationGroup href={attributes.url} label={attributes.label}>
        {renderInnerBlocks({ isInList: true })}
      </NavigationGroup>
    </StandaloneNavigationItems>
  );
}
