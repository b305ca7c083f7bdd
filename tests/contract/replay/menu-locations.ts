/** The recorded theme has two places for menus; ours have other names. */
export const menuLocationNames: Readonly<Record<string, 'MAIN_MENU' | 'FOOTER_MENU'>> = { primary: 'MAIN_MENU', footer: 'FOOTER_MENU' };
