/** What a document holds that selectors can ask for. */
import { readAttributes, scanTags } from '../scan.ts';

/** Words as they stand in scripts and data: names of classes, tags, attributes and custom properties among them. */
export type Words = Pick<ReadonlySet<string>, 'has'>;

export interface Contents {
  tags: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Classes of each element that has any, its tag first (`div card wide`); elements that are alike are told once. */
  elements: readonly (readonly string[])[];
  /** Values by name; empty for an attribute without one. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Custom properties that markup speaks of, as a drawing's `fill="var(--ink)"`. */
  properties: ReadonlySet<string>;
  /** What script may add to all that; null where no script runs. */
  words: Words | null;
}

/** Values that no selector of a stylesheet asks for and that are long: addresses, drawings, texts. */
const unread = new Set([
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
const wordPattern = /[\w-]+/g;

/** @param words what the document's scripts and their data speak of; null where no script runs */
export function readContents(html: string, words: Words | null): Contents {
  const tags = new Set<string>();
  const ids = new Set<string>();
  const classes = new Set<string>();
  const elements = new Map<string, readonly string[]>();
  const attributes = new Map<string, Set<string>>();
  for (const { name, start, end } of scanTags(html)) {
    tags.add(name);
    if (end - start === name.length + 2) continue;
    for (const [key, value] of readAttributes(html.slice(start, end))) {
      const values = attributes.get(key) ?? new Set();
      attributes.set(key, values);
      if (unread.has(key)) continue;
      values.add(value);
      if (key === 'id') ids.add(value);
      if (key !== 'class') continue;
      const element = `${name} ${value}`;
      if (!elements.has(element)) elements.set(element, element.trim().split(/\s+/));
    }
  }
  for (const [, ...own] of elements.values()) for (const one of own) classes.add(one);
  const properties = new Set(Array.from(html.matchAll(propertyPattern), ([, name = '']) => name));
  return { tags, ids, classes, elements: [...elements.values()], attributes, properties, words };
}

/** Adds what a script, or the data of one, speaks of. */
export function readWords(text: string, into: Set<string>): void {
  for (const word of text.match(wordPattern) ?? []) into.add(word);
}
