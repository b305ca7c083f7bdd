/** References between nodes, read out of field values by the content model: reverse lists are asked from them. */
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import type { ContentTypeDeclaration, Fields } from '#lib/content-model/define.ts';

export type Reference = { group: string; field: string; target: number };

/**
 * Every reference to a node in the values of a node. A field within a list or group is named by its path, `items.image`;
 * direct fields have the group ''.
 */
export function listReferences(type: ContentTypeDeclaration, values: FieldValues): Reference[] {
  const found: Reference[] = [];
  const visit = (fields: Fields, source: FieldValue | undefined, group: string, path: string): void => {
    if (typeof source !== 'object' || source === null || Array.isArray(source)) return;
    for (const [name, field] of Object.entries(fields)) {
      const value = source[name];
      const at = `${path}${name}`;
      if ((field.kind === 'reference' || field.kind === 'references') && field.to !== 'user') {
        for (const target of [value].flat()) if (typeof target === 'number') found.push({ group, field: at, target });
      } else if (field.kind === 'group') visit(field.fields, value, group, `${at}.`);
      else if (field.kind === 'list') for (const item of [value].flat()) visit(field.fields, item, group, `${at}.`);
      else if (field.kind === 'layouts') for (const item of [value].flat()) visit(getLayoutFields(field.layouts, item), item, group, `${at}.`);
    }
  };
  visit(type.fields ?? {}, values, '', '');
  for (const [name, group] of Object.entries(type.groups ?? {})) visit(group.fields, values[name], name, '');
  return found;
}

function getLayoutFields(layouts: Readonly<Record<string, Fields>>, item: FieldValue | undefined): Fields {
  const layout = typeof item === 'object' && item !== null && !Array.isArray(item) ? item['layout'] : undefined;
  return (typeof layout === 'string' && layouts[layout]) || {};
}
