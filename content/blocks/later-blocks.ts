/**
 * Attributes that core blocks of later versions of WordPress save in their markup. These blocks come from imports and are shown as they are saved, so they
 * have no `block.json`. Their other attributes are in the comment and need no declaration.
 */
import type { AttributeDeclaration } from './declarations.ts';

type AttributeDeclarations = Readonly<Record<string, AttributeDeclaration>>;

const markupAttributes: ReadonlyMap<string, AttributeDeclarations> = new Map<string, AttributeDeclarations>([
  ['core/accordion-heading', { title: { type: 'string', source: 'rich-text', selector: '.wp-block-accordion-heading__toggle-title' } }],
  ['core/math', { mathML: { type: 'string', source: 'html', selector: 'math' } }],
  [
    'core/tab-list',
    {
      tabs: { type: 'array', default: [], source: 'query', selector: 'button', query: { label: { type: 'string', source: 'rich-text' } } },
    },
  ],
]);

/** The attributes of an undeclared block that are read from its markup. */
export const getMarkupAttributes = (name: string): AttributeDeclarations | undefined => markupAttributes.get(name);
