/** What everybody may see: published nodes, and media, whose status is `inherit` as in WordPress. */
import { sql, type RawBuilder } from 'kysely';
import { contentTypes } from '../model/content-types.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '../model/define.ts';

/** Condition on a node of any type under an alias. */
export function isVisible(alias: string): RawBuilder<unknown> {
  const node = sql.ref(alias);
  return sql`(${node}.status = 'publish' or (${node}.status = 'inherit' and ${node}.type = 'attachment'))`;
}

/** Condition on nodes of some types; written so that an index on type, status and date still gives the order. */
export function isVisibleOfTypes(alias: string, types: readonly ContentTypeName[]): RawBuilder<unknown> {
  const node = sql.ref(alias);
  const content = types.filter((type) => type !== 'attachment');
  const media = sql`(${node}.type = 'attachment' and ${node}.status = 'inherit')`;
  if (content.length === 0) return types.length > 0 ? media : sql`false`;
  const published =
    content.length === 1
      ? sql`(${node}.type = ${content[0]} and ${node}.status = 'publish')`
      : sql`(${node}.type = any(${content}) and ${node}.status = 'publish')`;
  return content.length === types.length ? published : sql`(${published} or ${media})`;
}

const declarations = contentTypes as readonly ContentTypeDeclaration[];

/** Types whose nodes stand at addresses of the site. */
export const publicTypes: readonly ContentTypeName[] = declarations
  .filter((type) => type.public && type.permalink !== null)
  .map((type) => type.name);
