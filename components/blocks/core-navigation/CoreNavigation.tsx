import { graphql } from 'relay-runtime';
import type { CoreNavigation_block$data, CoreNavigation_block$key } from '#generated/CoreNavigation_block.graphql.ts';
import { Navigation, NavigationGroup, NavigationLink } from '#components/ui/navigation/Navigation.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { getProperty } from '#lib/json/records.ts';
import { readFragment } from '#lib/relay/server.ts';

type MenuItem = NonNullable<NonNullable<NonNullable<CoreNavigation_block$data['menu']>['menuItems']>['nodes']>[number];

const overlayModes = ['mobile', 'always', 'never'] as const;

const isVertical = (layout: unknown) => getProperty(layout, 'orientation') === 'vertical';

/** A navigation menu inside the page. It contains the links an editor added to it, or a menu of the site. */
export function CoreNavigation({ block, renderInnerBlocks }: Pick<BlockProps, 'renderInnerBlocks'> & { block: CoreNavigation_block$key }) {
  const { attributes, innerLinks, menu } = readFragment(
    graphql`
      fragment CoreNavigation_block on CoreNavigationBlock {
        attributes {
          ... on CoreNavigationBlockAttributes {
            overlayMenu
            showSubmenuIcon
            maxNestingLevel
            backgroundColor
            textColor
            fontSize
            layout
          }
        }
        innerLinks: innerBlocks {
          name
        }
        menu {
          name
          menuItems(first: 100) {
            nodes {
              id
              parentId
              label
              uri
              target
              description
            }
          }
        }
      }
    `,
    block,
  );
  const items = menu?.menuItems?.nodes ?? [];
  const inner = innerLinks?.length ? renderInnerBlocks({ isInList: true }) : null;
  if (!inner && items.length === 0) return null;
  return (
    <Navigation
      label={menu?.name ?? 'Site menu'}
      overlay={overlayModes.find((mode) => mode === attributes?.overlayMenu) ?? 'mobile'}
      vertical={isVertical(attributes?.layout)}
      className={getPresetClass(attributes)}
    >
      {inner ?? (
        <MenuItems items={items} parent={null} levels={attributes?.maxNestingLevel ?? 5} showIcon={attributes?.showSubmenuIcon !== false} />
      )}
    </Navigation>
  );
}

type MenuItemsProps = { items: readonly MenuItem[]; parent: string | null; levels: number; showIcon: boolean };

/** The child items of one menu item, or the top-level items if `parent` is null. Leaves out items deeper than `levels`. */
function MenuItems({ items, parent, levels, showIcon }: MenuItemsProps) {
  return items
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, label, uri, target, description }) =>
      levels > 1 && items.some(({ parentId }) => parentId === id) ? (
        <NavigationGroup key={id} href={uri} label={label} showIcon={showIcon}>
          <MenuItems items={items} parent={id} levels={levels - 1} showIcon={showIcon} />
        </NavigationGroup>
      ) : (
        <NavigationLink key={id} href={uri} label={label} description={description} newTab={target === '_blank'} />
      ),
    );
}
