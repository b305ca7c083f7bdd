/** Menu locations of the content model by the names of the recorded theme. */
export const menuLocationNames: Readonly<Record<string, 'MAIN_MENU' | 'FOOTER_MENU'>> = { primary: 'MAIN_MENU', footer: 'FOOTER_MENU' };
