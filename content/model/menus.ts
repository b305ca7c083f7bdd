/** Places where an editor can put a menu. The names are those of the MenuLocationEnum (spec section 2). */
export const menuLocations = ['FOOTER_MENU', 'LEGAL_MENU', 'MAIN_MENU', 'TOP_NAV_MENU'] as const;
export type MenuLocation = (typeof menuLocations)[number];
