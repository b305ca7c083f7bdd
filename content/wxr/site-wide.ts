/** Site-wide values that travel with content: what editors write, and no secrets. */
export const travellingOptions: readonly string[] = ['numberModule', 'seo', 'settings', 'siteOptions'];
