/** What a document contains that selectors can match. */
import { parseAttributes, scanTags } from '../scan-tags.ts';

/** Names that occur in scripts and data: classes, tags, attributes and custom properties among them. */
export type NameSet = Pick<ReadonlySet<string>, 'has'>;

export interface DocumentContents {
  tags: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Tag and classes of each element that has a class (`['div', 'card', 'wide']`), without duplicates. */
  elements: readonly (readonly string[])[];
  /** Values by name; an empty set where the values are not recorded. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Custom properties that the markup uses, as in `fill="var(--ink)"` of a drawing. */
  properties: ReadonlySet<string>;
  /** Names that scripts may add to the document; null for a document without scripts. */
  scriptNames: NameSet | null;
}

/** Attributes with long values (URLs, drawings, text) that no stylesheet selector compares. Their values are not recorded. */
const attributesWithoutValues = new Set([
  'href',
  'src',
  'srcset',
  'sizes',
  'd',
  'points',
  'content',
  'alt',
  'title',
  'transform',
  'viewbox',
  'style',
  'media',
]);

const propertyPattern = /var\(\s*(--[\w-]+)/g;
const namePattern = /[\w-]+/g;

/** @param scriptNames names in the document's scripts and in their data; null for a document without scripts */
export function collectDocumentContents(html: string, scriptNames: NameSet | null): DocumentContents {
  const tags = new Set<string>();
  const ids = new Set<string>();
  const classes = new Set<string>();
  const elements = new Map<string, readonly string[]>();
  const attributes = new Map<string, Set<string>>();
  for (const { name: tagName, start, end } of scanTags(html)) {
    tags.add(tagName);
    const hasNoAttributes = end - start === tagName.length + 2;
    if (hasNoAttributes) continue;
    for (const [name, value] of parseAttributes(html.slice(start, end))) {
      const values = attributes.get(name) ?? new Set();
      attributes.set(name, values);
      if (attributesWithoutValues.has(name)) continue;
      values.add(value);
      if (name === 'id') ids.add(value);
      if (name !== 'class') continue;
      const element = `${tagName} ${value}`;
      if (!elements.has(element)) elements.set(element, element.trim().split(/\s+/));
    }
  }
  for (const [, ...classNames] of elements.values()) for (const className of classNames) classes.add(className);
  const properties = new Set(Array.from(html.matchAll(propertyPattern), ([, name = '']) => name));
  return { tags, ids, classes, elements: [...elements.values()], attributes, properties, scriptNames };
}

/** Adds every name in a script, or in the data of one. */
export function collectNames(text: string, into: Set<string>): void {
  for (const name of text.match(namePattern) ?? []) into.add(name);
}
