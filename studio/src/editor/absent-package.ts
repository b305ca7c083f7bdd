/** Stands for packages and modules that the studio never runs (vite.config.ts). */

/** What `@wordpress/global-styles-ui` imports to read the files of fonts. Nothing imports a name from the other ones before it needs them. */
export const Font = null;
