import { graphql } from 'relay-runtime';
import type { CoreNavigationSubmenu_block$key } from '#generated/CoreNavigationSubmenu_block.graphql.ts';
import { StandaloneNavigationItems, NavigationGroup } from '#components/ui/navigation/Navigation.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = Pick<BlockProps, 'blockContext' | 'renderInnerBlocks'> & { block: CoreNavigationSubmenu_block$key };

/** A link with others below it. It opens by a click or a key: what only opens when it is pointed at is out of many people's reach (WCAG 2.1.1). */
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
