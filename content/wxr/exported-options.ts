import { optionGroupNames } from '../model/options.ts';

/** Site options that exports contain: those that editors write. Secrets are not exported. */
export const exportedOptions: readonly string[] = [...optionGroupNames, 'seo', 'settings'];
