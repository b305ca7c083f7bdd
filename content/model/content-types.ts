import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import { toLowerFirst, toUpperFirst } from '#lib/format/letter-case.ts';
import { contentTypes } from './content-types.generated.ts';

/** Returns the declaration of a content type by its stored name. */
export function getContentType(name: ContentTypeName): ContentTypeDeclaration {
  const declaration = contentTypes.find((type) => type.name === name);
  if (!declaration) throw new Error(`No content type is declared with the name "${name}"`);
  return declaration;
}

/** Types that wp-graphql-gutenberg registers with names in capitals, which error messages contain (recorded). */
const capitalizedTypes: ReadonlySet<ContentTypeName> = new Set(['wp_block', 'wgg_preview']);

/** Returns the names with which WordPress registers a type for GraphQL: `post` and `posts`. Their first letter need not be that of the type or the field. */
export function getRegisteredNames({ name, graphql: { single, plural } }: ContentTypeDeclaration): { single: string; plural: string } {
  const changeCase = capitalizedTypes.has(name) ? toUpperFirst : toLowerFirst;
  return { single: changeCase(single), plural: changeCase(plural) };
}
