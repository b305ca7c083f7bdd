/** Stands for packages and modules that the studio never runs (vite.config.ts). */

/** `@wordpress/global-styles-ui` imports this name to read font files. The other packages are only imported when they are used. */
export const Font = null;
