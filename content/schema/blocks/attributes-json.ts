/** Attributes of a block as wp-graphql-gutenberg reports them, and as JSON. */
import { isRecord } from '#lib/json/records.ts';
import { type AttributeDeclaration, getBlockDeclaration } from '../../blocks/declarations.ts';
import { getPublicAttributes } from '../../blocks/public-attributes.ts';
import type { Block, BlockAttributes } from '../../blocks/types.ts';
import type { FieldValue } from '../../core/rows/fields.ts';

/** PHP serializes an empty map as an empty list, and clients rely on it (recorded). */
function replaceEmptyMaps(value: FieldValue): FieldValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(replaceEmptyMaps);
  const entries = Object.entries(value);
  return entries.length === 0 ? [] : Object.fromEntries(entries.map(([name, item]) => [name, replaceEmptyMaps(item)]));
}

const textSources: ReadonlySet<string | undefined> = new Set(['attribute', 'html', 'rich-text', 'text']);

/** Reports texts that are read from the markup and missing there as empty strings, in lists as well (recorded). */
function addEmptyTexts(values: BlockAttributes, declared: Readonly<Record<string, AttributeDeclaration>>): BlockAttributes {
  const result = { ...values };
  for (const [name, { type, source, query, 'x-private': isPrivate }] of Object.entries(declared)) {
    if (isPrivate) continue;
    const value = result[name];
    if (value === undefined && type === 'string' && textSources.has(source)) result[name] = '';
    else if (query !== undefined && Array.isArray(value))
      result[name] = value.map((item) => (isRecord(item) ? addEmptyTexts(item, query) : item));
  }
  return result;
}

/** Omits attributes whose value is the whole markup, which wp-graphql-gutenberg cannot read (recorded). The JSON has it as `originalContent`. */
const omitRawMarkup = (values: BlockAttributes, declared: Readonly<Record<string, AttributeDeclaration>>): BlockAttributes =>
  Object.fromEntries(Object.entries(values).filter(([name]) => declared[name]?.source !== 'raw'));

/** Returns the attributes that the JSON fields contain. */
export function getReportedAttributes(block: Block): FieldValue {
  const declared = getBlockDeclaration(block.name)?.attributes ?? {};
  return replaceEmptyMaps(omitRawMarkup(addEmptyTexts(getPublicAttributes(block), declared), declared));
}

export const formatAttributes = (block: Block): string => JSON.stringify(getReportedAttributes(block));
