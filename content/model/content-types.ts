import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import { contentTypes } from './content-types.generated.ts';

/** Returns the declaration of a content type by its stored name. */
export function getContentType(name: ContentTypeName): ContentTypeDeclaration {
  const declaration = contentTypes.find((type) => type.name === name);
  if (!declaration) throw new Error(`No content type is declared with the name "${name}"`);
  return declaration;
}
