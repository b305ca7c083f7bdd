// @vitest-environment jsdom
/**
 * Compares the attributes of WordPress's own blocks with those that `@wordpress/blocks` reads from the same markup: for every version of every block of
 * `@wordpress/block-library`, with the markup that the version saves. docs/decisions/0033-block-attributes.md lists what is read differently.
 */
import { expect, test } from 'vitest';
import { parse as parseMarkup } from '@wordpress/block-serialization-default-parser';
import { readAttributes } from '../../content/blocks/attributes.ts';
import { type AttributeDeclaration, getBlockDeclaration } from '../../content/blocks/declarations.ts';
import { parseBlocks } from '../../content/blocks/parse.ts';
import type { Block, BlockAttributes } from '../../content/blocks/types.ts';
import { type EditorBlock, loadEditorPackages } from '../../tests/support/editor-packages.ts';
import { createSeededRandom } from '../../tests/support/random-block.ts';
import {
  createSavedBlock,
  type EditorAttribute,
  type EditorAttributes,
  type EditorBlockType,
  listVersions,
  type Values,
} from '../../tests/support/saved-blocks.ts';

const SETS_PER_VERSION = 5;

const packages = loadEditorPackages();
const types = packages.getBlockTypes();
const declaredTypes = types.filter(({ name }) => getBlockDeclaration(name) !== undefined);

/** Formatted text becomes HTML. Null values are removed: WordPress's packages return null for some attributes that have no value here. */
const toPlain = (values: unknown): Values => JSON.parse(JSON.stringify(values, (_name, value: unknown) => value ?? undefined)) as Values;

function* listSavedBlocks(type: EditorBlockType): Generator<{ version: EditorBlockType; index: number; markup: string }> {
  for (const [index, version] of listVersions(type).entries()) {
    const random = createSeededRandom(index * 7919 + type.name.length);
    for (let set = 0; set < SETS_PER_VERSION; set++) yield { version, index, markup: createSavedBlock(version, random, packages) };
  }
}

/**
 * Formatted text is a string here. Attributes of several types, and those whose default is not of their type, are declared without a type. WordPress does
 * not apply the defaults of the attributes of a list item.
 */
function toDeclaration({ type, query, items, ...attribute }: EditorAttribute): AttributeDeclaration {
  const hasOwnType = typeof type === 'string' && !(type === 'boolean' && typeof attribute.default === 'string');
  const declared = { ...attribute, ...(hasOwnType && { type: type === 'rich-text' ? 'string' : type }) };
  const parts = Object.entries(query ?? {}).map(([name, part]) => [name, toDeclaration({ ...part, default: undefined })]);
  return {
    ...declared,
    ...(items && { items: toDeclaration(items) }),
    ...(query && { query: Object.fromEntries(parts) as Record<string, AttributeDeclaration> }),
  } as AttributeDeclaration;
}
const toDeclarations = (attributes: EditorAttributes): Record<string, AttributeDeclaration> =>
  Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, toDeclaration(attribute)]));

function readWith(attributes: EditorAttributes, saved: Values, markup: string): BlockAttributes {
  const steps = readAttributes(toDeclarations(attributes), saved as BlockAttributes, markup);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test.each(types)('reads every version of $name as the editor does', (type) => {
  for (const { version, index, markup } of listSavedBlocks(type)) {
    const [block] = parseMarkup(markup);
    const saved = block?.attrs ?? {};
    const html = (block?.innerHTML ?? '').trim();
    const expected = packages.getBlockAttributes(version, html, saved);
    expect({ index, markup, attributes: toPlain(readWith(version.attributes, saved, html)) }).toEqual({
      index,
      markup,
      attributes: toPlain(expected),
    });
  }
});

const removeUnits = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (name === 'width' || name === 'height') && typeof value === 'string' ? Number.parseFloat(value) : value,
    ]),
  );

/** What a block has saved: the attributes of its comment and those that are read from its markup. Later versions have other defaults than WordPress 6.2. */
function listSaved({ name, attributes: declared }: EditorBlockType, saved: Values, values: Values): Values {
  const entries = Object.entries(toPlain(values)).filter(([key]) => key in saved || declared[key]?.source !== undefined);
  const attributes = Object.fromEntries(entries);
  // The dimensions of images are numbers in WordPress 6.2, and lengths in later versions.
  return name === 'core/image' ? removeUnits(attributes) : attributes;
}

function getFirstBlock(markup: string): Block & { html: string } {
  const [block] = parseBlocks(markup);
  if (!block) throw new Error(`The markup contains no block: ${markup}`);
  return { ...block, html: (parseMarkup(markup)[0]?.innerHTML ?? '').trim() };
}

test.each(declaredTypes)('reads what the editor saves in $name', (type) => {
  for (const { index, markup } of listSavedBlocks(type)) {
    if (index > 0) continue;
    const { attributes, rawAttributes, html } = getFirstBlock(markup);
    const expected = packages.getBlockAttributes(type, html, rawAttributes);
    expect({ markup, attributes: listSaved(type, rawAttributes, attributes) }).toEqual({
      markup,
      attributes: listSaved(type, rawAttributes, expected),
    });
  }
});

test.each(declaredTypes)('keeps what deprecated versions of $name have saved in the comment', (type) => {
  for (const { markup } of listSavedBlocks(type)) {
    const { attributes, rawAttributes } = getFirstBlock(markup);
    const saved = type.name === 'core/image' ? removeUnits(rawAttributes) : rawAttributes;
    expect({ markup, attributes }).toMatchObject({ markup, attributes: saved });
  }
});

type Tree = { name: string; attributes: Values; innerBlocks: Tree[] };

/** The tree of a flat list, with the attributes that are saved. */
const buildTree = (blocks: readonly Block[], parent: string | null): Tree[] =>
  blocks
    .filter(({ parentClientId }) => parentClientId === parent)
    .map(({ name, attributes, clientId, rawAttributes }) => {
      const type = types.find((candidate) => candidate.name === name);
      return {
        name,
        attributes: type ? listSaved(type, rawAttributes, attributes) : attributes,
        innerBlocks: buildTree(blocks, clientId),
      };
    });

/** The tree of the editor, with the attributes that are saved in the same place of the other tree. */
const toTree = (blocks: readonly EditorBlock[], other: readonly Tree[]): Tree[] =>
  blocks.map(({ name, attributes, innerBlocks }, index) => {
    const { attributes: saved = {}, innerBlocks: inner = [] } = other[index] ?? {};
    const type = types.find((candidate) => candidate.name === name);
    return { name, attributes: type ? listSaved(type, saved, attributes) : attributes, innerBlocks: toTree(innerBlocks, inner) };
  });

const examples = types.flatMap(({ name, example }) => (example ? [{ name, example }] : []));

test.each(examples)('reads the example of $name, its inner blocks included, as the editor does', ({ name, example }) => {
  const markup = packages.serialize([packages.getBlockFromExample(name, example)]);
  const tree = buildTree(parseBlocks(markup), null);
  expect(toTree(packages.parse(markup), tree)).toEqual(tree);
});

test('keeps blocks of other plugins, which the editor shows as missing, with their attributes and inner blocks', () => {
  const content = [
    'Text outside of blocks',
    '<!-- wp:acme/tabs {"open":1,"style":{"gap":[1,"x"]}} --><div class="tabs"><!-- wp:paragraph --><p>In a <em>tab</em></p><!-- /wp:paragraph --><!-- wp:acme/tab {"title":"B"} /--></div><!-- /wp:acme/tabs -->',
  ].join('\n');
  const tree = buildTree(parseBlocks(content), null);
  expect(tree).toEqual([
    { name: 'core/freeform', attributes: { content: 'Text outside of blocks\n' }, innerBlocks: [] },
    {
      name: 'acme/tabs',
      attributes: { open: 1, style: { gap: [1, 'x'] } },
      innerBlocks: [
        { name: 'core/paragraph', attributes: { content: 'In a <em>tab</em>' }, innerBlocks: [] },
        { name: 'acme/tab', attributes: { title: 'B' }, innerBlocks: [] },
      ],
    },
  ]);
  const missing = ({ name, attributes, innerBlocks }: EditorBlock): unknown => [
    attributes['originalName'] ?? name,
    innerBlocks.map(missing),
  ];
  expect(packages.parse(content).map(missing)).toEqual([
    ['core/missing', []],
    [
      'acme/tabs',
      [
        ['core/paragraph', []],
        ['acme/tab', []],
      ],
    ],
  ]);
});

test('reads an attribute from each source as the editor does', () => {
  const attributes: EditorAttributes = {
    comment: { type: 'string' },
    html: { type: 'string', source: 'html', selector: '.text' },
    lines: { type: 'string', source: 'html', selector: 'ul', multiline: 'li' },
    richText: { type: 'rich-text', source: 'rich-text', selector: '.text' },
    text: { type: 'string', source: 'text', selector: '.text' },
    attribute: { type: 'string', source: 'attribute', selector: 'a', attribute: 'href' },
    flag: { type: 'boolean', source: 'attribute', selector: 'input', attribute: 'disabled' },
    tag: { type: 'string', source: 'tag', selector: 'h1,h2,h3' },
    items: {
      type: 'array',
      source: 'query',
      selector: 'li',
      query: {
        text: { type: 'string', source: 'text' },
        links: { type: 'array', source: 'query', selector: 'a', query: { url: { source: 'attribute', attribute: 'href' } } },
      },
    },
    raw: { type: 'string', source: 'raw' },
    meta: { type: 'string', source: 'meta', default: 'of the post' },
    children: { type: 'array', source: 'children', selector: '.text' },
    node: { type: 'object', source: 'node', selector: '.text' },
    untyped: { source: 'attribute', selector: 'a', attribute: 'title' },
    several: { type: ['string', 'boolean'], default: false },
  };
  const type: EditorBlockType = { name: 'acme/sources', attributes };
  for (const markup of [
    '<div><h2>Title</h2><p class="text" id="a">One &amp; <b title="x">two<br/></b><!-- three --> 4</p><input disabled><a href="?a=1&amp;b=2" title="">x</a></div>',
    '<ul><li>One <a href="#1">1</a><a>2</a></li><li></li><p>no item</p></ul>',
    '<p class="text">  spaces\n\tand&nbsp;lines  </p>',
    '<h3 class="text"><i>never closed<h2>',
    'no element',
    '',
  ]) {
    const saved = { comment: 'yes', several: 'all', unknown: 1 };
    const { unknown, ...values } = readWith(attributes, saved, markup);
    // WordPress's editor drops it.
    expect(unknown).toBe(1);
    expect({ markup, values: toPlain(values) }).toEqual({ markup, values: toPlain(packages.getBlockAttributes(type, markup, saved)) });
  }
});
