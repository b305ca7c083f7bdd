/** Declared fields as the REST API has them: the stored values, with null for fields without a value. */
import type { ContentTypeDeclaration, Fields } from '#lib/content-model/define.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldValues } from '../../../../core/rows/fields.ts';

export function readStoredFields(
  { fields = {}, groups = {} }: Pick<ContentTypeDeclaration, 'fields' | 'groups'>,
  stored: FieldValues,
): FieldValues {
  return {
    ...readDeclared(fields, stored),
    ...Object.fromEntries(
      Object.entries(groups).map(([name, group]) => {
        const values = stored[name];
        return [name, readDeclared(group.fields, isRecord(values) ? values : {})];
      }),
    ),
  };
}

const readDeclared = (fields: Fields, stored: FieldValues): FieldValues =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name] ?? null]));
