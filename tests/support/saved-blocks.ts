/**
 * Saved blocks of every version of WordPress's block types: the markup that the `save` function of the version returns for seeded random attributes.
 * The functions receive the packages, because the tests and scripts/wordpress-attributes.ts use different releases of them.
 */

export type Values = Record<string, unknown>;

export type EditorAttribute = {
  type?: string | string[];
  source?: string;
  selector?: string;
  attribute?: string;
  multiline?: string;
  default?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: EditorAttribute;
  query?: Record<string, EditorAttribute>;
  /** An attribute with the role `local` is not saved. */
  role?: string;
};
export type EditorAttributes = Readonly<Record<string, EditorAttribute>>;
export type EditorBlockType = { name: string; attributes: EditorAttributes; deprecated?: readonly { attributes?: EditorAttributes }[] };

/** What is used of `@wordpress/blocks`, and of `@wordpress/rich-text` in releases that have formatted text as objects. */
export type EditorPackages = {
  createBlock: (name: string, attributes: Values) => object;
  getSaveContent: (type: EditorBlockType, attributes: Values, innerBlocks: object[]) => string;
  serializeRawBlock: (block: { blockName: string; attrs: Values; innerBlocks: []; innerContent: string[] }) => string;
  createRichText?: (html: string) => unknown;
};

const texts = [
  'A title',
  'Docks & doors',
  '“Quotes” — dashes',
  'a < b > c',
  'two  spaces',
  '日本語 🏗️',
  '0',
  'x"y\'z',
  '--> <!-- wp:x -->',
];
const markups = [
  '<strong>Bold</strong> and <em>more</em>',
  'A <a href="/about/?a=1&amp;b=2">link</a> &amp; more',
  'x<br>y',
  'plain',
  '&nbsp;a &lt; b',
  'two  spaces\n\tand lines',
];
const urls = ['https://example.com/a.jpg', '/x/?a=1&b=2', '#anchor', 'https://www.youtube.com/watch?v=1'];
const lengths = ['300px', '12.5px'];
const tagNames = ['div', 'section', 'main'];
const children = ['Docks & doors ', { type: 'strong', props: { class: 'x', children: ['bold'] } }];

/** Items of lists that are declared without a type. */
const itemTypes: Readonly<Record<string, string>> = { ids: 'number', categories: 'object', tracks: 'object' };

/** Values of attributes whose content the `save` functions read. */
const objects: Readonly<Record<string, object[]>> = {
  style: [{ color: { text: '#ff0000' } }, { spacing: { padding: { top: '1px' } }, typography: { fontSize: '12px' } }, {}],
  layout: [{ type: 'flex', orientation: 'vertical' }, {}],
  focalPoint: [{ x: 0.5, y: 0.25 }],
  query: [{ perPage: 3, postType: 'post' }],
};

type Random = () => number;
const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

function createText(name: string, { source, multiline }: EditorAttribute, random: Random): string {
  if (multiline !== undefined) return `<${multiline}>${pick(markups, random)}</${multiline}>`.repeat(1 + Math.floor(random() * 2));
  if (source === 'html' || source === 'rich-text') return pick(markups, random);
  if (source === 'tag') return pick(['td', 'th'], random);
  if (name === 'width' || name === 'height') return pick(lengths, random);
  if (name === 'tagName') return pick(tagNames, random);
  return pick(/url|href|src|link$/i.test(name) ? urls : texts, random);
}

function createValue(name: string, attribute: EditorAttribute, random: Random): unknown {
  const { enum: choices, source, query, items, minimum = 0, maximum = 500 } = attribute;
  if (choices) return pick(choices, random);
  if (source === 'children') return children;
  const count = Math.floor(random() * 3);
  if (query) return Array.from({ length: count }, () => createValues(query, random));
  switch ([attribute.type].flat()[0]) {
    case 'boolean':
      return random() < 0.5;
    case 'integer':
    case 'number':
      return minimum + Math.floor(random() * (maximum - minimum + 1));
    case 'array':
      return Array.from({ length: count }, () => createValue(name, items ?? { type: itemTypes[name] ?? 'string' }, random));
    case 'object':
      return pick(objects[name] ?? [{ a: 'b' }], random);
    default:
      return createText(name, attribute, random);
  }
}

/** The `save` functions need every list within a list. */
const createValues = (attributes: EditorAttributes, random: Random): Values =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute.query || random() < 0.75 ? [[name, createValue(name, attribute, random)]] : [],
    ),
  );

/** The attributes that the editor writes into the comment of a block. */
const getCommentValues = (attributes: EditorAttributes, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const { source, default: byDefault, role } = attributes[name] ?? {};
      return source === undefined && role !== 'local' && JSON.stringify(value) !== JSON.stringify(byDefault);
    }),
  );

/** The values as a `save` function receives them: with defaults, and with formatted text as objects. */
const completeValues = (attributes: EditorAttributes, values: Values, { createRichText }: EditorPackages): Values =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { type, default: byDefault }]) => {
      const value = values[name] ?? byDefault;
      return [name, type === 'rich-text' && createRichText ? createRichText(typeof value === 'string' ? value : '') : value];
    }),
  );

/** All versions of a block type, the current one first. */
export const listVersions = (type: EditorBlockType): EditorBlockType[] =>
  [type, ...(type.deprecated ?? [])].map((version) => ({ ...type, ...version, attributes: version.attributes ?? type.attributes }));

/** Saves a block with random attributes that are valid for its version, and with a paragraph as inner block if it has inner blocks. */
export function createSavedBlock(version: EditorBlockType, random: Random, packages: EditorPackages): string {
  const values = createValues(version.attributes, random);
  const inner = packages.createBlock('core/paragraph', { content: 'Inner <b>text</b>' });
  const markup = packages.getSaveContent(version, completeValues(version.attributes, values, packages), [inner]);
  const attrs = getCommentValues(version.attributes, values);
  return packages.serializeRawBlock({ blockName: version.name, attrs, innerBlocks: [], innerContent: [`\n${markup}\n`] });
}
