import { graphql } from 'relay-runtime';
import type { CoreNavigation_block$data, CoreNavigation_block$key } from '#generated/CoreNavigation_block.graphql.ts';
import { Navigation, NavigationGroup, NavigationLink } from '#components/ui/navigation/Navigation.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

type Item = NonNullable<NonNullable<NonNullable<CoreNavigation_block$data['menu']>['menuItems']>['nodes']>[number];

const overlays = ['mobile', 'always', 'never'] as const;

const isVertical = (layout: unknown) =>
  typeof layout === 'object' && layout !== null && 'orientation' in layout && layout.orientation === 'vertical';

/** A menu in the page: the links placed in it, or a menu of the site. */
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
      label={menu?.name ?? 'On this site'}
      overlay={overlays.find((one) => one === attributes?.overlayMenu) ?? 'mobile'}
      vertical={isVertical(attributes?.layout)}
      className={getPresetClass(attributes)}
    >
      {inner ?? (
        <Items all={items} above={null} levels={attributes?.maxNestingLevel ?? 5} showSign={attributes?.showSubmenuIcon !== false} />
      )}
    </Navigation>
  );
}

type ItemsProps = { all: readonly Item[]; above: string | null; levels: number; showSign: boolean };

/** Items of a menu below one of them. What lies deeper than the editor wants is left out. */
function Items({ all, above, levels, showSign }: ItemsProps) {
  return all
    .filter(({ parentId }) => parentId === above)
    .map(({ id, label, uri, target, description }) =>
      levels > 1 && all.some(({ parentId }) => parentId === id) ? (
        <NavigationGroup key={id} href={uri} label={label} showSign={showSign}>
          <Items all={all} above={id} levels={levels - 1} showSign={showSign} />
        </NavigationGroup>
      ) : (
        <NavigationLink key={id} href={uri} label={label} description={description} newTab={target === '_blank'} />
      ),
    );
}
