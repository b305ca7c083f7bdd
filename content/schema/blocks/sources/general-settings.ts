/** The general settings: title and tagline of the site. */
import type { BlockDataSource } from './block-data-source.ts';

export const generalSettings: BlockDataSource = {
  name: 'general-settings',
  type: 'GeneralSettings',
  resolve: (_source, _args, { store }) => store.option('settings'),
};
