/** Parses the values of declared fields from the meta of an item. */
import type { Field, Fields } from '#lib/content-model/define.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { unserializePhp } from '../parse/php-serialize.ts';
import type { WxrMeta } from '../parse/records.ts';
import { listFieldsWithKeys, toMetaKey, type FieldDeclarations } from './meta-keys.ts';

/** Maps ids in the file to ids in this database. Null if the item or user was not imported. */
export type ResolveIds = {
  node: (foreignId: number) => number | null;
  user: (foreignId: number) => number | null;
  /** Receives the key of each value that is not of the type of its field. */
  reportInvalid?: (key: string) => void;
};

type MetaSource = { meta: ReadonlyMap<string, string>; used: Set<string>; resolve: ResolveIds };

/** Maximum number of list items. A higher count is invalid. */
const MAX_ITEMS = 10_000;

/**
 * @param resolve is called for every reference, so a function that records its arguments can collect the referenced ids
 * @returns the values, and the meta keys that were used
 */
export function parseFields(
  declared: FieldDeclarations,
  meta: readonly WxrMeta[],
  resolve: ResolveIds,
): { values: FieldValues; used: Set<string> } {
  // If several rows have the same key, the first one counts, as in WordPress's `get_post_meta`.
  const source: MetaSource = { meta: new Map(meta.toReversed().map(({ key, value }) => [key, value])), used: new Set(), resolve };
  const values: FieldValues = {};
  for (const { group, name, field, keys } of listFieldsWithKeys(declared)) {
    for (const key of keys) {
      const value = parseField(field, key, source);
      if (value === undefined) continue;
      if (group === null) values[name] = value;
      else {
        const members = (values[group] ??= {}) as FieldValues;
        members[name] = value;
      }
      break;
    }
  }
  return { values, used: source.used };
}

function parseField(field: Field, key: string, source: MetaSource): FieldValue | undefined {
  if (field.kind === 'group') return parseMembers(field.fields, key, source);
  const stored = source.meta.get(key);
  if (stored === undefined) return undefined;
  source.used.add(key);
  const value = parseStored(field, stored, key, source);
  const isInvalid = field.kind === 'boolean' ? !BOOLEANS.has(stored.trim()) : value === null && !isReference(field) && !isBlank(stored);
  if (isInvalid) source.resolve.reportInvalid?.(key);
  return value;
}

const BOOLEANS = new Set(['', '0', '1', 'true', 'false']);
/** Fields of ACF without a value are empty texts or empty serialized arrays. */
const isBlank = (stored: string) => ['', 'a:0:{}', 'b:0;', 'N;'].includes(stored.trim());
/** References that are not imported are reported with their ids. */
const isReference = ({ kind }: Field) => kind === 'reference' || kind === 'references';

function parseStored(field: Field, stored: string, key: string, source: MetaSource): FieldValue | undefined {
  switch (field.kind) {
    case 'group':
      return undefined;
    case 'number':
    case 'integer':
      return parseNumber(stored, field.kind === 'integer');
    case 'boolean':
      return stored === '1' || stored === 'true';
    case 'date':
      return stored.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    case 'link':
      return parseLink(stored);
    case 'coordinates':
      return parseCoordinates(stored);
    case 'reference':
      return parseIds(stored).map(source.resolve[field.to === 'user' ? 'user' : 'node'])[0] ?? null;
    case 'references':
      return parseIds(stored)
        .map(source.resolve[field.to === 'user' ? 'user' : 'node'])
        .filter((id) => id !== null);
    case 'list':
      return Array.from({ length: parseCount(stored) }, (_, index) => parseMembers(field.fields, `${key}_${index}`, source) ?? {});
    case 'layouts':
      return parseLayouts(field.layouts, stored, key, source);
    default:
      return stored;
  }
}

/** @returns undefined if no member has a value */
function parseMembers(fields: Fields, prefix: string, source: MetaSource): FieldValues | undefined {
  const members = Object.entries(fields).flatMap(([name, field]): [string, FieldValue][] => {
    for (const key of new Set([toMetaKey(name), name])) {
      const value = parseField(field, `${prefix}_${key}`, source);
      if (value !== undefined) return [[name, value]];
    }
    return [];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

function parseLayouts(layouts: Readonly<Record<string, Fields>>, stored: string, key: string, source: MetaSource): FieldValue[] {
  const names = unserializePhp(stored);
  if (!Array.isArray(names)) return [];
  return names.slice(0, MAX_ITEMS).flatMap((name, index) => {
    const layout = Object.keys(layouts).find((declared) => declared === name || toMetaKey(declared) === name);
    if (layout === undefined) {
      source.resolve.reportInvalid?.(`${key}_${index}`);
      return [];
    }
    return [{ layout, ...parseMembers(layouts[layout] ?? {}, `${key}_${index}`, source) }];
  });
}

function parseNumber(stored: string, whole: boolean): number | null {
  const number = Number(stored.trim());
  if (stored.trim() === '' || !Number.isFinite(number)) return null;
  return whole ? Math.round(number) : number;
}

function parseLink(stored: string): FieldValue {
  const value = unserializePhp(stored);
  // Older link fields of ACF are plain URLs.
  if (value === undefined) return stored.trim() === '' ? null : { url: stored.trim(), title: '', target: '' };
  if (!isRecord(value) || typeof value['url'] !== 'string') return null;
  return Object.fromEntries(['url', 'title', 'target'].flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : [])));
}

function parseCoordinates(stored: string): FieldValue {
  const value = unserializePhp(stored);
  if (value === undefined || !isRecord(value)) return null;
  const latitude = Number(value['lat']);
  const longitude = Number(value['lng']);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function parseCount(stored: string): number {
  const count = Number(stored);
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, MAX_ITEMS) : 0;
}

/** Parses one id or a serialized list of ids. */
function parseIds(stored: string): number[] {
  const value = /^\d+$/.test(stored.trim()) ? stored.trim() : unserializePhp(stored);
  return (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}
