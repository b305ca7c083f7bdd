/**
 * Typed attributes of a saved block: from its comment, from its markup where `source` says so, else the default.
 * A value of the wrong type is dropped, never passed on: what an editor or an import sends cannot break a page.
 */
import { HTMLElement, parse } from 'node-html-parser';
import type { FieldValue } from '../core/rows/fields.ts';
import type { AttributeDeclaration, BlockDeclaration } from './declarations.ts';
import type { BlockAttributes } from './types.ts';

/** As HTML has it: `pre` holds markup (WordPress keeps code in it), unlike the parser's own idea. */
const parsing = { blockTextElements: { script: true, noscript: true, style: true } };

/** Longest string kept, in UTF-16 units; longer ones are not text an editor wrote. */
const MAX_STRING = 200_000;
const MAX_ITEMS = 1_000;

/** Value as the declared type, or undefined when it is not of that type. */
export function conform(value: unknown, declared: AttributeDeclaration): FieldValue | undefined {
  if (value === undefined || value === null) return undefined;
  switch (declared.type) {
    case 'string': {
      const text = typeof value === 'number' ? String(value) : value;
      if (typeof text !== 'string' || text.length > MAX_STRING) return undefined;
      return declared.enum && !declared.enum.includes(text) ? undefined : text;
    }
    case 'integer':
    case 'number': {
      const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof figure !== 'number' || !Number.isFinite(figure)) return undefined;
      if (declared.type === 'integer' && (!Number.isInteger(figure) || Math.abs(figure) > 0x7fffffff)) return undefined;
      return Math.min(Math.max(figure, declared.minimum ?? figure), declared.maximum ?? figure);
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'array': {
      if (!Array.isArray(value)) return undefined;
      const items = declared.items;
      const list = value.slice(0, declared.maxItems ?? MAX_ITEMS);
      if (!items) return list.map(toFieldValue);
      return list.map((item) => conform(item, items)).filter((item) => item !== undefined);
    }
    case 'object': {
      if (typeof value !== 'object' || Array.isArray(value)) return undefined;
      if (!declared.properties) return toFieldValue(value);
      return conformAll(value as Record<string, unknown>, declared.properties);
    }
    default:
      return undefined;
  }
}

function conformAll(values: Record<string, unknown>, declared: Record<string, AttributeDeclaration>): { [name: string]: FieldValue } {
  const out: { [name: string]: FieldValue } = {};
  for (const [name, attribute] of Object.entries(declared)) {
    const value = conform(values[name], attribute) ?? conform(attribute.default, attribute);
    if (value !== undefined) out[name] = value;
  }
  return out;
}

/** JSON values are what comments hold; anything else cannot come out of JSON.parse. */
function toFieldValue(value: unknown): FieldValue {
  return value as FieldValue;
}

/** `*` means the outermost element, as in WordPress's block metadata. */
function elementOf(root: HTMLElement, selector: string | undefined, isRoot: boolean): HTMLElement | null {
  if (selector && selector !== '*') return root.querySelector(selector);
  return isRoot ? (root.childNodes.find((node) => node instanceof HTMLElement) ?? root) : root;
}

function fromMarkup(root: HTMLElement, declared: AttributeDeclaration, isRoot: boolean): unknown {
  const element = elementOf(root, declared.selector, isRoot);
  switch (declared.source) {
    case 'attribute': {
      const value = element?.getAttribute(declared.attribute ?? '');
      return declared.type === 'boolean' ? value !== undefined : value;
    }
    case 'html':
    case 'rich-text':
      return element?.innerHTML;
    case 'text':
      return element?.text;
    case 'raw':
      return root.innerHTML;
    case 'tag':
      return element?.tagName?.toLowerCase();
    case 'query':
      return root.querySelectorAll(declared.selector ?? '*').map((item) => {
        const values = Object.entries(declared.query ?? {}).map(([name, part]) => [name, fromMarkup(item, part, false) ?? part.default]);
        return Object.fromEntries(values) as unknown;
      });
    default:
      return undefined;
  }
}

/** Markup nested so deeply that reading it overflows the stack holds no attribute worth having. */
function readMarkup(root: HTMLElement, declared: AttributeDeclaration): unknown {
  try {
    return fromMarkup(root, declared, true);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * @param given what stood in the block's comment
 * @param html the block's own markup, without its inner blocks
 */
export function readAttributes(block: BlockDeclaration, given: Record<string, unknown>, html: string): BlockAttributes {
  const out: BlockAttributes = {};
  let root: HTMLElement | undefined;
  for (const [name, declared] of Object.entries(block.attributes)) {
    const found = declared.source ? readMarkup((root ??= parse(html, parsing)), declared) : given[name];
    // An attribute with a source may also have been saved in the comment by an older version of its block.
    const value =
      conform(found, declared) ?? (declared.source ? conform(given[name], declared) : undefined) ?? conform(declared.default, declared);
    if (value !== undefined) out[name] = value;
  }
  return out;
}
