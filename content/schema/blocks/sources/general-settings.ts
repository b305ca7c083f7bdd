/** Name and tagline of the site. */
import type { BlockSourceSpec } from './types.ts';

export const generalSettings: BlockSourceSpec = {
  name: 'general-settings',
  type: 'GeneralSettings',
  resolve: (_source, _args, { store }) => store.option('settings'),
};
