/**
 * Stands for the module of `@wordpress/admin-ui` that names the colors of WordPress's admin schemes (vite.config.ts). The studio has the default colors, which
 * its stylesheet `design-tokens.css` contains. With colors named here, the editor would calculate the same values again each time it starts.
 */
export const getAdminThemeColors = (): { primary?: string } => ({});
