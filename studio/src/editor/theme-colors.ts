/**
 * Replaces the module of `@wordpress/admin-ui` that returns the colors of the user's admin scheme (vite.config.ts). The studio has only the default colors, which
 * are in `design-tokens.css`. If this module returned them, the editor would calculate the same values again at each start.
 */
export const getAdminThemeColors = (): { primary?: string } => ({});
