/** Menus: the places where they stand, and what an item holds beside its link. */
import { boolean, group, image, link, text, type Fields } from '#lib/content-model/define.ts';

/** Places where an editor can put a menu. The names are those of the MenuLocationEnum (spec section 2). */
export const menuLocations = ['FOOTER_MENU', 'LEGAL_MENU', 'MAIN_MENU', 'TOP_NAV_MENU'] as const;
export type MenuLocation = (typeof menuLocations)[number];

/** Field groups of a menu item. */
export const menuItemFields = {
  featuredItem: group(
    {
      heading: text('Heading of the panel.'),
      image: image('Picture of the panel.'),
      link: link('Where the picture leads.'),
      showPropertySearch: boolean('Shows the property search in the panel.'),
    },
    { description: 'What the panel of a top-level item shows beside its links.' },
  ),
} as const satisfies Fields;
