/**
 * Replaces the module of `@wordpress/admin-ui` that returns the colors of the user's admin scheme (vite.config.ts). The editor would calculate a palette from
 * them at each start. The studio does not use it: its colors are in `design-tokens.css`, and its accent is in `studio.css`.
 */
export const getAdminThemeColors = (): { primary?: string } => ({});
