/** Stands for packages that the studio never runs (vite.config.ts). Nothing imports a name from them before it needs them. */
export const isAbsent = true;
