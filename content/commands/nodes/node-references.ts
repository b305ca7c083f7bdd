/** Lists the references to other nodes in field values. Reverse connections are read from them. */
import type { ContentTypeDeclaration, Fields } from '#lib/content-model/define.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';

/** `position` counts the references of the same field. */
export type Reference = { group: string; field: string; position: number; target: number };

/**
 * Lists every reference to a node in the values of a node. Fields within lists and groups are named by their path, `items.image`. Fields outside
 * of groups have the group ''.
 */
export function listReferences(type: ContentTypeDeclaration, values: FieldValues): Reference[] {
  const references: Reference[] = [];
  const nextPositions = new Map<string, number>();
  const add = (group: string, field: string, target: number) => {
    const position = nextPositions.get(`${group}.${field}`) ?? 0;
    nextPositions.set(`${group}.${field}`, position + 1);
    references.push({ group, field, position, target });
  };
  const visit = (fields: Fields, source: FieldValue | undefined, group: string, path: string): void => {
    if (typeof source !== 'object' || source === null || Array.isArray(source)) return;
    for (const [name, field] of Object.entries(fields)) {
      const value = source[name];
      const fieldPath = `${path}${name}`;
      if ((field.kind === 'reference' || field.kind === 'references') && field.to !== 'user') {
        for (const target of [value].flat()) if (typeof target === 'number') add(group, fieldPath, target);
      } else if (field.kind === 'group') visit(field.fields, value, group, `${fieldPath}.`);
      else if (field.kind === 'list') for (const item of [value].flat()) visit(field.fields, item, group, `${fieldPath}.`);
      else if (field.kind === 'layouts')
        for (const item of [value].flat()) visit(getLayoutFields(field.layouts, item), item, group, `${fieldPath}.`);
    }
  };
  visit(type.fields ?? {}, values, '', '');
  for (const [name, group] of Object.entries(type.groups ?? {})) visit(group.fields, values[name], name, '');
  return references;
}

function getLayoutFields(layouts: Readonly<Record<string, Fields>>, item: FieldValue | undefined): Fields {
  const layout = isRecord(item) ? item['layout'] : undefined;
  return (typeof layout === 'string' && layouts[layout]) || {};
}
