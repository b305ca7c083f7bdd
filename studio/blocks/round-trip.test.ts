// @vitest-environment jsdom
/**
 * What the editor writes is what the content service and WordPress's own parser read: for every block of the site, and many seeded random sets of attributes
 * that the controls can produce.
 */
import { createBlock, parse, registerBlockType, serialize } from '@wordpress/blocks';
import { beforeAll, expect, test } from 'vitest';
import { parseBlocks } from '../../content/blocks/parse.ts';
import { type Attribute, isEditable, siteBlocks } from './declaration.ts';
import { setValue, type Values } from './values.ts';

const SETS_PER_BLOCK = 14;

const texts = [
  'A title',
  'Docks & doors',
  '“Quotes” — dashes',
  'a < b > c',
  '--> <!-- wp:x -->',
  'C:\\path\\file',
  'line\nbreak',
  '日本語 🏗️',
  '0',
];
const markup = ['<strong>Bold</strong> and <em>more</em>', 'A <a href="/about/">link</a> & more', 'x<br>y'];

/** A small random number generator, so that a failure can be repeated. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function createValue(attribute: Attribute, random: (limit: number) => number): unknown {
  const { type, items, properties, minimum = 0, maximum = 5000, maxItems = 3 } = attribute;
  if (attribute['x-type'] === 'Link')
    return { url: '/about/', title: texts[random(texts.length)], ...(random(2) === 0 && { target: '_blank' }) };
  if (attribute['x-focal-point-of']) return { x: random(101) / 100, y: random(101) / 100 };
  if (attribute.enum) return attribute.enum[random(attribute.enum.length)];
  if (attribute['x-format'] === 'html') return markup[random(markup.length)];
  switch (type) {
    case 'boolean':
      return random(2) === 0;
    case 'integer':
      return minimum + random(maximum - minimum + 1);
    case 'number':
      return minimum + random((maximum - minimum) * 100) / 100;
    case 'array':
      return Array.from({ length: random(Math.min(maxItems, 3) + 1) }, () => createValue(items ?? { type: 'string' }, random));
    case 'object':
      return createValues(properties ?? {}, random);
    default:
      return texts[random(texts.length)];
  }
}

function createValues(attributes: Readonly<Record<string, Attribute>>, random: (limit: number) => number): Values {
  let values: Values = {};
  for (const [name, attribute] of Object.entries(attributes))
    if (isEditable(attribute) && random(3) > 0) values = setValue(values, name, createValue(attribute, random));
  return values;
}

beforeAll(() => {
  for (const declaration of siteBlocks.values()) registerBlockType(declaration.name, { ...declaration, save: () => null } as never);
});

test('every attribute of the blocks of the site has a control', () => {
  const without = [...siteBlocks.values()].flatMap(({ name, attributes }) =>
    Object.entries(attributes)
      .filter(([, attribute]) => !isEditable(attribute))
      .map(([attribute]) => `${name}.${attribute}`),
  );
  expect(without).toEqual([]);
});

test.each([...siteBlocks.values()])('$name keeps what its controls produce', ({ name, attributes }) => {
  const random = createRandom(name.length * 7919);
  for (let set = 0; set < SETS_PER_BLOCK; set++) {
    const values = createValues(attributes, random);
    const content = serialize([createBlock(name, values)]);
    const [block] = parse(content);
    expect(block?.attributes).toEqual(createBlock(name, values).attributes);
    expect(serialize(parse(content))).toBe(content);
    const [stored] = parseBlocks(content);
    expect(stored?.attributes).toMatchObject(JSON.parse(JSON.stringify(values)) as object);
  }
});
