/** The attributes with which a block is rendered (WordPress's `prepare_attributes_for_render`). */
import { isRecord } from '#lib/json/records.ts';
import { type AttributeDeclaration, getBlockDeclaration } from '../../blocks/declarations.ts';
import type { ParsedBlock } from '../../blocks/parse.ts';
import type { BlockAttributes } from '../../blocks/types.ts';

type AttributeType = NonNullable<AttributeDeclaration['type']>;

/** Which values WordPress accepts for a type (`rest_validate_value_from_schema`). They are not converted. */
const validators: Readonly<Record<AttributeType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: isNumeric,
  integer: isNumeric,
  boolean: (value) =>
    typeof value === 'boolean' ||
    value === 0 ||
    value === 1 ||
    (typeof value === 'string' && ['true', 'false', '0', '1'].includes(value.toLowerCase())),
  // A text is a list of words, and an empty object is an empty array in PHP.
  array: (value) => (typeof value === 'object' ? Array.isArray(value) || (isRecord(value) && Object.keys(value).length === 0) : true),
  object: (value) => value === '' || (typeof value === 'object' && value !== null),
};

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));
}

const defaultsByName = new Map<string, BlockAttributes>();

/** Returns the saved attributes of a block. Missing and invalid ones have their default value. Attributes that are not declared stay as they are. */
export function getRenderedAttributes(name: string, { attrs }: ParsedBlock): BlockAttributes {
  const declared = getBlockDeclaration(name)?.attributes;
  const saved = Object.entries((attrs ?? {}) as BlockAttributes);
  if (!declared) return Object.fromEntries(saved);
  const valid = saved.filter(([key, value]) => {
    const type = Object.hasOwn(declared, key) ? declared[key]?.type : undefined;
    return type === undefined || validators[type](value);
  });
  return { ...getDefaults(name, declared), ...Object.fromEntries(valid) };
}

function getDefaults(name: string, declared: Readonly<Record<string, AttributeDeclaration>>): BlockAttributes {
  const known = defaultsByName.get(name);
  if (known) return known;
  const entries = Object.entries(declared).flatMap(([key, { default: value }]) => (value === undefined ? [] : [[key, value] as const]));
  const defaults = Object.fromEntries(entries) as BlockAttributes;
  defaultsByName.set(name, defaults);
  return defaults;
}
