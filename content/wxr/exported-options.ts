/** Site options that exports contain: those that editors write. Secrets are not exported. */
export const exportedOptions: readonly string[] = ['numberModule', 'popupModule', 'seo', 'settings', 'siteOptions'];
