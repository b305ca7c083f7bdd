/** Values of declared fields as the meta in which Advanced Custom Fields keeps them: the way back from `read.ts`. */
import type { Field, Fields } from '#lib/content-model/define.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { writePhp } from '../reading/php.ts';
import type { WxrMeta } from '../reading/records.ts';
import { namedFields, toMetaName, type DeclaredFields } from './names.ts';

/** Meta in the order of the declaration. A value that is absent or null has none. */
export function writeFields(declared: DeclaredFields, values: FieldValues): WxrMeta[] {
  const meta: WxrMeta[] = [];
  for (const { group, name, field, keys } of namedFields(declared)) {
    const members = group === null ? values : values[group];
    if (isRecord(members)) writeField(field, keys[0] ?? name, members[name], meta);
  }
  return meta;
}

function writeField(field: Field, key: string, value: FieldValue | undefined, meta: WxrMeta[]): void {
  if (value === undefined || value === null) return;
  const add = (text: string) => meta.push({ key, value: text });
  switch (field.kind) {
    case 'group':
      if (isRecord(value)) writeMembers(field.fields, key, value, meta);
      return;
    case 'list':
    case 'layouts':
      if (Array.isArray(value)) writeItems(field, key, value.filter(isRecord), meta);
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
          writePhp(
            Object.fromEntries(
              ['url', 'title', 'target'].flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : [])),
            ),
          ),
        );
      return;
    case 'coordinates':
      if (isRecord(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number')
        add(writePhp({ lat: value['latitude'], lng: value['longitude'] }));
      return;
    case 'references':
      if (Array.isArray(value)) add(writePhp(value.map(String)));
      return;
    default:
      add(toText(value));
  }
}

function writeItems(
  field: Extract<Field, { kind: 'list' | 'layouts' }>,
  key: string,
  items: readonly FieldValues[],
  meta: WxrMeta[],
): void {
  const names = items.map((item) => toText(item['layout'] ?? ''));
  meta.push({ key, value: field.kind === 'list' ? String(items.length) : writePhp(names) });
  for (const [index, item] of items.entries()) {
    const fields = field.kind === 'list' ? field.fields : field.layouts[names[index] ?? ''];
    if (fields) writeMembers(fields, `${key}_${index}`, item, meta);
  }
}

function writeMembers(fields: Fields, prefix: string, values: FieldValues, meta: WxrMeta[]): void {
  for (const [name, field] of Object.entries(fields)) writeField(field, `${prefix}_${toMetaName(name)}`, values[name], meta);
}

function toText(value: FieldValue): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function isRecord(value: FieldValue | undefined): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
