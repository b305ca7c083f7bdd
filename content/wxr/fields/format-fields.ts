/** Formats the values of declared fields as post meta in the format of Advanced Custom Fields: the inverse of `parse-fields.ts`. */
import type { Field, Fields } from '#lib/content-model/define.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { serializePhp } from '../parse/php-serialize.ts';
import type { WxrMeta } from '../parse/records.ts';
import { listFieldsWithKeys, toMetaKey, type FieldDeclarations } from './meta-keys.ts';

/** Returns the meta in the order of the declaration. Omits fields whose value is missing or null. */
export function formatFields(declared: FieldDeclarations, values: FieldValues): WxrMeta[] {
  const meta: WxrMeta[] = [];
  for (const { group, name, field, keys } of listFieldsWithKeys(declared)) {
    const members = group === null ? values : values[group];
    if (isRecord(members)) formatField(field, keys[0] ?? name, members[name], meta);
  }
  return meta;
}

function formatField(field: Field, key: string, value: FieldValue | undefined, meta: WxrMeta[]): void {
  if (value === undefined || value === null) return;
  const add = (text: string) => meta.push({ key, value: text });
  switch (field.kind) {
    case 'group':
      if (isRecord(value)) formatMembers(field.fields, key, value, meta);
      return;
    case 'list':
    case 'layouts':
      if (Array.isArray(value))
        formatItems(
          field,
          key,
          value.filter((item) => isRecord(item)),
          meta,
        );
      return;
    case 'boolean':
      add(value === true ? '1' : '0');
      return;
    case 'date':
      add(toText(value).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3'));
      return;
    case 'link':
      if (isRecord(value))
        add(
          serializePhp(
            Object.fromEntries(
              ['url', 'title', 'target'].flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : [])),
            ),
          ),
        );
      return;
    case 'coordinates':
      if (isRecord(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number')
        add(serializePhp({ lat: value['latitude'], lng: value['longitude'] }));
      return;
    case 'references':
      if (Array.isArray(value)) add(serializePhp(value.map(String)));
      return;
    default:
      add(toText(value));
  }
}

function formatItems(
  field: Extract<Field, { kind: 'list' | 'layouts' }>,
  key: string,
  items: readonly FieldValues[],
  meta: WxrMeta[],
): void {
  const names = items.map((item) => toText(item['layout'] ?? ''));
  meta.push({ key, value: field.kind === 'list' ? String(items.length) : serializePhp(names) });
  for (const [index, item] of items.entries()) {
    const fields = field.kind === 'list' ? field.fields : field.layouts[names[index] ?? ''];
    if (fields) formatMembers(fields, `${key}_${index}`, item, meta);
  }
}

function formatMembers(fields: Fields, prefix: string, values: FieldValues, meta: WxrMeta[]): void {
  for (const [name, field] of Object.entries(fields)) formatField(field, `${prefix}_${toMetaKey(name)}`, values[name], meta);
}

function toText(value: FieldValue): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
