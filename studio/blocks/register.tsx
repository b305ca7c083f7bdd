/** Registers the blocks of the site with WordPress's editor. It knows nothing of the studio: a WordPress plugin can load the same file. */
import { registerBlockType } from '@wordpress/blocks';
import { Edit } from './Edit.tsx';

const declarations = import.meta.glob<{ name: string }>('../../components/blocks/*/block.json', { eager: true, import: 'default' });

/** Core blocks come from WordPress's block library. Keys such as `x-required` stay on the attributes, where the controls find them. */
export function registerSiteBlocks(): void {
  for (const declaration of Object.values(declarations)) {
    if (declaration.name.startsWith('core/')) continue;
    registerBlockType(declaration.name, { ...declaration, edit: Edit, save: () => null } as never);
  }
}
