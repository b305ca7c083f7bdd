/**
 * Reads the typed attributes of a saved block. A value comes from the markup if the declaration has a `source`, otherwise from the block's
 * comment; without a value, the default applies. Values of the wrong type are dropped, so that input from editors and imports cannot break a page.
 */
import { HTMLElement, parse } from 'node-html-parser';
import type { FieldValue } from '../core/rows/fields.ts';
import type { AttributeDeclaration, BlockDeclaration } from './declarations.ts';
import type { BlockAttributes } from './types.ts';

/** Elements whose content is text. The parser's default includes `pre`, but `pre` contains markup: WordPress stores code blocks in it. */
const parserOptions = { blockTextElements: { script: true, noscript: true, style: true } };

/** Maximum string length in UTF-16 code units. Longer values are dropped, because no editor writes them. */
const MAX_STRING_LENGTH = 200_000;
/** Maximum length of a list without `maxItems`. Further items are dropped. */
const MAX_ITEMS = 1_000;

/** Converts a value to its declared type. Returns undefined if it is not of that type. */
export function toDeclaredType(value: unknown, declared: AttributeDeclaration): FieldValue | undefined {
  if (value === undefined || value === null) return undefined;
  switch (declared.type) {
    case 'string': {
      const text = typeof value === 'number' ? String(value) : value;
      if (typeof text !== 'string' || text.length > MAX_STRING_LENGTH) return undefined;
      return declared.enum && !declared.enum.includes(text) ? undefined : text;
    }
    case 'integer':
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
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
    default:
      return undefined;
  }
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

/** Finds the element that a selector of WordPress's block metadata selects. `*` selects the outermost element. */
function findElement(root: HTMLElement, selector: string | undefined, isRoot: boolean): HTMLElement | null {
  if (selector && selector !== '*') return root.querySelector(selector);
  return isRoot ? (root.childNodes.find((node) => node instanceof HTMLElement) ?? root) : root;
}

/** Returns the HTML of the children with a tag name. */
function joinChildren(element: HTMLElement | null, tagName: string): string | undefined {
  return element?.children
    .filter((child) => child.tagName.toLowerCase() === tagName)
    .map((child) => child.outerHTML)
    .join('');
}

function extractValue(root: HTMLElement, declared: AttributeDeclaration, isRoot: boolean): unknown {
  const element = findElement(root, declared.selector, isRoot);
  switch (declared.source) {
    case 'attribute': {
      const value = element?.getAttribute(declared.attribute ?? '');
      return declared.type === 'boolean' ? value !== undefined : value;
    }
    case 'html':
    case 'rich-text':
      return declared.multiline === undefined ? element?.innerHTML : joinChildren(element, declared.multiline);
    case 'text':
      return element?.text;
    case 'raw':
      return root.innerHTML;
    case 'tag':
      return element?.tagName?.toLowerCase();
    case 'query':
      return root.querySelectorAll(declared.selector ?? '*').map((item) => {
        const values = Object.entries(declared.query ?? {}).map(([name, part]) => [name, extractValue(item, part, false) ?? part.default]);
        return Object.fromEntries(values) as unknown;
      });
    default:
      return undefined;
  }
}

/** Returns undefined for markup that is nested so deeply that reading it overflows the stack. */
function extractValueSafely(root: HTMLElement, declared: AttributeDeclaration): unknown {
  try {
    return extractValue(root, declared, true);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * @param commentAttributes attributes in the block's comment
 * @param html the block's own markup, without its inner blocks
 */
export function readAttributes(block: BlockDeclaration, commentAttributes: Record<string, unknown>, html: string): BlockAttributes {
  const attributes: BlockAttributes = {};
  let root: HTMLElement | undefined;
  for (const [name, declared] of Object.entries(block.attributes)) {
    const saved = toDeclaredType(commentAttributes[name], declared);
    // Older versions of a block can have saved an attribute in the comment that now has a source in the markup.
    const value = declared.source
      ? (toDeclaredType(extractValueSafely((root ??= parse(html, parserOptions)), declared), declared) ?? saved)
      : saved;
    const valueOrDefault = value ?? toDeclaredType(declared.default, declared);
    if (valueOrDefault !== undefined) attributes[name] = valueOrDefault;
  }
  return attributes;
}
