/** Menu locations, and the fields of menu items. */
import { boolean, group, image, link, text, type Fields } from '#lib/content-model/define.ts';

/** Locations that editors can assign menus to: the values of MenuLocationEnum (spec section 2). */
export const menuLocations = ['FOOTER_MENU', 'LEGAL_MENU', 'MAIN_MENU', 'TOP_NAV_MENU'] as const;
export type MenuLocation = (typeof menuLocations)[number];

/** Field groups of a menu item. */
export const menuItemFields = {
  featuredItem: group(
    {
      heading: text('Heading of the panel.'),
      image: image('Image of the panel.'),
      link: link('Link of the image.'),
      showPropertySearch: boolean('Shows the property search in the panel.'),
    },
    { description: 'Content of a top-level item’s panel, next to its links.' },
  ),
} as const satisfies Fields;
