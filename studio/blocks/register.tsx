/** Registers the blocks of the site with WordPress's editor. It knows nothing of the studio: a WordPress plugin can load the same file. */
import { InnerBlocks } from '@wordpress/block-editor';
import { getCategories, registerBlockType, setCategories } from '@wordpress/blocks';
import { blockCategories } from '../../lib/blocks/categories.ts';
import './blocks.css';
import { siteBlocks } from './declaration.ts';
import { Edit } from './Edit.tsx';
import { getIcon } from './icons.ts';

/** Core blocks come from WordPress's block library. Keys such as `x-required` stay on the attributes, where the controls find them. */
export function registerSiteBlocks(): void {
  setCategories([...blockCategories, ...getCategories()]);
  for (const declaration of siteBlocks.values()) {
    const save = declaration['x-inner-blocks'] ? () => <InnerBlocks.Content /> : () => null;
    // The types of the package know only the categories and attributes of WordPress's own blocks.
    registerBlockType(declaration.name, { ...declaration, icon: getIcon(declaration.icon), edit: Edit, save } as never);
  }
}
