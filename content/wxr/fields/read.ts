/** Values of declared fields out of the meta of an item. */
import type { Field, Fields } from '#lib/content-model/define.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { readPhp, type PhpValue } from '../reading/php.ts';
import type { WxrMeta } from '../reading/records.ts';
import { namedFields, toMetaName, type DeclaredFields } from './names.ts';

/** Ids here for ids there; null for what was not imported. */
export type Resolve = { node: (foreignId: number) => number | null; user: (foreignId: number) => number | null };

type Source = { meta: ReadonlyMap<string, string>; used: Set<string>; resolve: Resolve };

/** A list longer than this is a broken count. */
const MAX_ITEMS = 10_000;

/**
 * @param resolve told every reference, so that calling with a recorder finds the ids that will be needed
 * @returns the values, and the keys of meta that were read
 */
export function readFields(
  declared: DeclaredFields,
  meta: readonly WxrMeta[],
  resolve: Resolve,
): { values: FieldValues; used: Set<string> } {
  // As get_post_meta does: of several rows with one key the first counts.
  const source: Source = { meta: new Map(meta.toReversed().map(({ key, value }) => [key, value])), used: new Set(), resolve };
  const values: FieldValues = {};
  for (const { group, name, field, keys } of namedFields(declared)) {
    for (const key of keys) {
      const value = readField(field, key, source);
      if (value === undefined) continue;
      if (group === null) values[name] = value;
      else {
        const members = (values[group] ??= {}) as FieldValues;
        members[name] = value;
      }
      break;
    }
  }
  for (const { key, value } of meta) {
    // Beside each value ACF notes which field it belongs to.
    if (key.startsWith('_') && /^field_\w+$/.test(value)) source.used.add(key);
  }
  return { values, used: source.used };
}

function readField(field: Field, key: string, source: Source): FieldValue | undefined {
  if (field.kind === 'group') return readMembers(field.fields, key, source);
  const stored = source.meta.get(key);
  if (stored === undefined) return undefined;
  source.used.add(key);
  switch (field.kind) {
    case 'number':
    case 'integer':
      return readNumber(stored, field.kind === 'integer');
    case 'boolean':
      return stored === '1' || stored === 'true';
    case 'date':
      return stored.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    case 'link':
      return readLink(stored);
    case 'coordinates':
      return readCoordinates(stored);
    case 'reference':
      return idsIn(stored).map(source.resolve[field.to === 'user' ? 'user' : 'node'])[0] ?? null;
    case 'references':
      return idsIn(stored)
        .map(source.resolve[field.to === 'user' ? 'user' : 'node'])
        .filter((id) => id !== null);
    case 'list':
      return Array.from({ length: countIn(stored) }, (_, index) => readMembers(field.fields, `${key}_${index}`, source) ?? {});
    case 'layouts':
      return readLayouts(field.layouts, stored, key, source);
    default:
      return stored;
  }
}

/** @returns undefined when none of the members is there */
function readMembers(fields: Fields, prefix: string, source: Source): FieldValues | undefined {
  const found = Object.entries(fields).flatMap(([name, field]): [string, FieldValue][] => {
    for (const key of new Set([toMetaName(name), name])) {
      const value = readField(field, `${prefix}_${key}`, source);
      if (value !== undefined) return [[name, value]];
    }
    return [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function readLayouts(layouts: Readonly<Record<string, Fields>>, stored: string, key: string, source: Source): FieldValue[] {
  const names = readPhp(stored);
  if (!Array.isArray(names)) return [];
  return names.slice(0, MAX_ITEMS).flatMap((name, index) => {
    const layout = Object.keys(layouts).find((declared) => declared === name || toMetaName(declared) === name);
    if (layout === undefined) return [];
    return [{ layout, ...readMembers(layouts[layout] ?? {}, `${key}_${index}`, source) }];
  });
}

function readNumber(stored: string, whole: boolean): number | null {
  const number = Number(stored.trim());
  if (stored.trim() === '' || !Number.isFinite(number)) return null;
  return whole ? Math.round(number) : number;
}

function readLink(stored: string): FieldValue {
  const value = readPhp(stored);
  // ACF's older link fields are plain addresses.
  if (value === undefined) return stored.trim() === '' ? null : { url: stored.trim(), title: '', target: '' };
  if (!isRecord(value) || typeof value['url'] !== 'string') return null;
  return Object.fromEntries(['url', 'title', 'target'].flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : [])));
}

function readCoordinates(stored: string): FieldValue {
  const value = readPhp(stored);
  if (value === undefined || !isRecord(value)) return null;
  const latitude = Number(value['lat']);
  const longitude = Number(value['lng']);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

function countIn(stored: string): number {
  const count = Number(stored);
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, MAX_ITEMS) : 0;
}

/** One id, or a serialized list of them. */
function idsIn(stored: string): number[] {
  const value = /^\d+$/.test(stored.trim()) ? stored.trim() : readPhp(stored);
  return (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}

function isRecord(value: PhpValue): value is { [name: string]: PhpValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
