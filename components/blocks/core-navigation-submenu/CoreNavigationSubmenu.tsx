import { graphql } from 'relay-runtime';
import type { CoreNavigationSubmenu_block$key } from '#generated/CoreNavigationSubmenu_block.graphql.ts';
import { LooseLinks, NavigationGroup } from '#components/ui/Navigation.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = Pick<BlockContext, 'surroundings' | 'within'> & { block: CoreNavigationSubmenu_block$key };

/** A link with others below it. It opens by a click or a key: what only opens when it is pointed at is out of many people's reach (WCAG 2.1.1). */
export function CoreNavigationSubmenu({ block, surroundings, within }: Props) {
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
    <LooseLinks inList={surroundings.inList}>
      <NavigationGroup href={attributes.url} label={attributes.label}>
        {within({ inList: true })}
      </NavigationGroup>
    </LooseLinks>
  );
}
