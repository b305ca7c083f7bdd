/**
 * Reads the typed attributes of a saved block. A value comes from the markup if the declaration has a `source`, otherwise from the block's
 * comment; without a value, the default applies. Values of the wrong type are dropped, so that input from editors and imports cannot break a page.
 * The result equals that of `getBlockAttributes` in `@wordpress/blocks`, except that attributes that are not declared are kept.
 */
import type { FieldValue } from '../core/rows/fields.ts';
import type { AttributeDeclaration } from './declarations.ts';
import {
  ComplexMarkupError,
  findAllElements,
  findElement,
  getOuterHtml,
  getText,
  listChildElements,
  listChildObjects,
  type MarkupElement,
  parseElement,
  toElementObject,
} from './markup-element.ts';
import type { BlockAttributes } from './types.ts';

/** Maximum length of a list without `maxItems`. Further items are dropped. */
const MAX_ITEMS = 5_000;

const CHILDREN_PER_STEP = 500;

/** Converts a value to its declared type. Returns undefined if it is not of that type. */
export function toDeclaredType(value: unknown, declared: AttributeDeclaration): FieldValue | undefined {
  if (value === undefined || value === null) return undefined;
  switch (declared.type) {
    case 'string':
      if (typeof value !== 'string') return undefined;
      return declared.enum && !declared.enum.includes(value) ? undefined : value;
    case 'integer':
    case 'number': {
      const number = typeof value === 'string' ? parseNumber(value, declared.type) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
      if (declared.type === 'integer' && (!Number.isInteger(number) || Math.abs(number) > 0x7fffffff)) return undefined;
      return Math.min(Math.max(number, declared.minimum ?? number), declared.maximum ?? number);
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'array': {
      if (!Array.isArray(value)) return undefined;
      const items = declared.items;
      const list = value.slice(0, declared.maxItems ?? MAX_ITEMS);
      if (!items) return list.map(toFieldValue);
      return list.map((item) => toDeclaredType(item, items)).filter((item) => item !== undefined);
    }
    case 'object': {
      if (typeof value !== 'object' || Array.isArray(value)) return undefined;
      if (!declared.properties) return toFieldValue(value);
      return toDeclaredProperties(value as Record<string, unknown>, declared.properties);
    }
    case undefined:
      return declared.enum && !(declared.enum as unknown[]).includes(value) ? undefined : toFieldValue(value);
  }
}

/**
 * Some editor controls save ids as strings. Ids are integers, and WordPress declares almost all of its own attributes as numbers. Lengths that were
 * numbers of pixels have had a unit since WordPress 6.3.
 */
function parseNumber(value: string, type: 'integer' | 'number'): number | undefined {
  const pattern = type === 'integer' ? /^\d+$/ : /^\d+(?:\.\d+)?px$/;
  return pattern.test(value) ? Number.parseFloat(value) : undefined;
}

function toDeclaredProperties(
  values: Record<string, unknown>,
  declared: Record<string, AttributeDeclaration>,
): { [name: string]: FieldValue } {
  const result: { [name: string]: FieldValue } = {};
  for (const [name, attribute] of Object.entries(declared)) {
    const value = toDeclaredType(values[name], attribute) ?? toDeclaredType(attribute.default, attribute);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

/** Attributes come from `JSON.parse`, which returns nothing but field values. */
function toFieldValue(value: unknown): FieldValue {
  return value as FieldValue;
}

function* readHtml(element: MarkupElement, multiline: string | undefined): Generator<void, string> {
  const children = multiline === undefined ? element.children : listChildElements(element).filter(({ name }) => name === multiline);
  let html = '';
  for (const [index, child] of children.entries()) {
    if (index % CHILDREN_PER_STEP === CHILDREN_PER_STEP - 1) yield;
    html += getOuterHtml(child);
  }
  return html;
}

/** Reads a value as WordPress's editor does: HTML of a missing element is an empty string, and a boolean is true if the attribute exists. */
function* readValue(root: MarkupElement, declared: AttributeDeclaration): Generator<void, unknown> {
  if (declared.source === 'query') return yield* readItems(root, declared);
  const element = findElement(root, declared.selector);
  switch (declared.source) {
    case 'attribute': {
      const value = element?.attribs[declared.attribute ?? ''];
      return declared.type === 'boolean' ? value !== undefined : value;
    }
    case 'html':
    case 'rich-text':
      return element ? yield* readHtml(element, declared.multiline) : '';
    case 'text':
      return element ? getText(element) : undefined;
    case 'tag':
      return element?.name;
    case 'node':
      return element ? toElementObject(element) : undefined;
    case 'children':
      return element ? listChildObjects(element) : [];
    default:
      // WordPress's parser does not read `meta` either. The editor loads it with the post.
      return undefined;
  }
}

function* readItems(root: MarkupElement, { selector, query = {}, maxItems = MAX_ITEMS }: AttributeDeclaration): Generator<void, unknown> {
  const items: Record<string, unknown>[] = [];
  for (const element of findAllElements(root, selector ?? '*').slice(0, maxItems)) {
    yield;
    const item: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(query)) item[name] = (yield* readValue(element, part)) ?? part.default;
    items.push(item);
  }
  return items;
}

/** The elements of one block's markup, parsed when the first attribute is read from them. Null if the markup is too complex. */
function* parseElementSafely(html: string): Generator<void, MarkupElement | null> {
  try {
    return yield* parseElement(html);
  } catch (error) {
    if (error instanceof ComplexMarkupError) return null;
    throw error;
  }
}

/**
 * Pauses after each attribute, and between the parts of long markup.
 * @param commentAttributes attributes in the block's comment
 * @param markup the block's own markup, without its inner blocks
 */
export function* readAttributes(
  declarations: Readonly<Record<string, AttributeDeclaration>>,
  commentAttributes: BlockAttributes,
  markup: string,
): Generator<void, BlockAttributes> {
  const html = markup.trim();
  // WordPress's editor drops attributes that are not declared. They are kept, as in wp-graphql-gutenberg: other versions and plugins declare more of them.
  const attributes: BlockAttributes = Object.fromEntries(
    Object.entries(commentAttributes).filter(([name]) => !Object.hasOwn(declarations, name)),
  );
  let root: MarkupElement | null | undefined;
  for (const [name, declared] of Object.entries(declarations)) {
    let value = toDeclaredType(commentAttributes[name], declared);
    if (declared.source === 'raw') value = html;
    else if (declared.source) {
      if (root === undefined) root = yield* parseElementSafely(html);
      // Older versions of a block can have saved an attribute in the comment, although its source is now the markup.
      const read = root ? toDeclaredType(yield* readValue(root, declared), declared) : undefined;
      yield;
      value = read === undefined || read === '' ? (value ?? read) : read;
    }
    value ??= toDeclaredType(declared.default, declared);
    if (value !== undefined) attributes[name] = value;
  }
  return attributes;
}
