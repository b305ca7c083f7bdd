import { expect, test } from 'vitest';
import { blockDeclarationOf, blockDeclarations, type AttributeDeclaration } from '../blocks/declarations.ts';
import { parseBlocks } from '../blocks/parse.ts';
import { seed } from './index.ts';
import type { Json, SeedBlock } from './types.ts';
import { getAllBlocks, serializeContent, isPublished, isRef } from './inspect-seed.ts';

function findValueProblems(value: Json | undefined, declared: AttributeDeclaration | undefined, path: string): string[] {
  if (!declared) return [`${path} is not declared`];
  if (value === undefined) return [];
  if (isRef(value))
    return declared.type === 'integer' || declared.type === 'number' ? [] : [`${path} is a reference but ${declared.type ?? 'untyped'}`];
  if (Array.isArray(value)) return findListProblems(value as readonly Json[], declared, path);
  if (typeof value === 'object' && value !== null) {
    if (declared.type !== 'object') return [`${path} is an object`];
    const { properties } = declared;
    return properties
      ? Object.entries(value).flatMap(([name, item]) => findValueProblems(item as Json, properties[name], `${path}.${name}`))
      : [];
  }
  if (typeof value !== (declared.type === 'integer' ? 'number' : declared.type))
    return [`${path} is ${typeof value}, not ${declared.type ?? 'declared'}`];
  if (declared.type === 'integer' && !Number.isInteger(value)) return [`${path} is not whole`];
  return declared.enum && !declared.enum.includes(String(value)) ? [`${path} is “${String(value)}”`] : [];
}

function findListProblems(value: readonly Json[], declared: AttributeDeclaration, path: string): string[] {
  if (declared.type !== 'array') return [`${path} is a list`];
  if (declared.maxItems !== undefined && value.length > declared.maxItems) return [`${path} has ${value.length} items`];
  return declared.items ? value.flatMap((item, index) => findValueProblems(item, declared.items, `${path}[${index}]`)) : [];
}

function findBlockProblems(item: SeedBlock): string[] {
  const declaration = blockDeclarationOf(item.name);
  if (!declaration) return ['has no block.json'];
  const required = Object.entries(declaration.attributes).filter(
    ([name, attribute]) => attribute['x-required'] && item.attributes?.[name] === undefined,
  );
  const given = Object.entries(item.attributes ?? {}).flatMap(([name, value]) =>
    findValueProblems(value, declaration.attributes[name], name),
  );
  return [...given, ...required.map(([name]) => `lacks ${name}`)];
}

test('every block’s attributes are declared in its block.json, with the right types', () => {
  const found = seed.nodes.flatMap((node) =>
    getAllBlocks(node).flatMap((item) => findBlockProblems(item).map((problem) => `${node.slug}: ${item.name} ${problem}`)),
  );
  expect(found).toStrictEqual([]);
});

test('finds an attribute of the wrong type or name', () => {
  expect(
    findBlockProblems({ name: 'site/number-module', attributes: { numbers: [{ number: 34 }], colour: 'red', styleOption: 'huge' } }),
  ).toStrictEqual(['numbers[0].number is number, not string', 'colour is not declared', 'styleOption is “huge”']);
});

test('saving and parsing gives back the same blocks in the same order', () => {
  const parsed = seed.nodes.map((node) => [node.slug, parseBlocks(serializeContent(node)).map(({ name }) => name)]);
  expect(parsed).toStrictEqual(seed.nodes.map((node) => [node.slug, getAllBlocks(node).map(({ name }) => name)]));
});

test('no attribute is lost on the way', () => {
  const lost = seed.nodes.flatMap((node) => {
    const parsed = parseBlocks(serializeContent(node));
    return getAllBlocks(node).flatMap(({ name, attributes = {} }, index) =>
      Object.keys(attributes)
        .filter((attribute) => attributes[attribute] !== undefined && parsed[index]?.attributes[attribute] === undefined)
        .map((attribute) => `${node.slug}: ${name} ${attribute}`),
    );
  });
  expect(lost).toStrictEqual([]);
});

/** Blocks that stand nowhere in the seed, and why such a company has no place for them. */
const unusedBlocks: { readonly [name: string]: string } = {
  'core/audio': 'the library holds no recording',
  'core/legacy-widget': 'holds widgets of themes before blocks; a new site has none',
  'core/widget-group': 'belongs to sidebars of such themes',
  'core/loginout': 'visitors have no accounts',
  'core/missing': 'is what the editor makes of a block it does not know',
  'core/nextpage': 'splits a piece over several addresses; ours stand on one',
  'core/page-list-item': 'is drawn by the page list, never saved',
  'core/pattern': 'is replaced by its blocks when it is inserted',
  'core/template-part': 'belongs to templates of themes; header and footer are the site’s own',
  'core/rss': 'shows another site’s feed, which would be asked for on every visit',
  'core/shortcode': 'is for plugins of the classic editor',
  'core/site-logo': 'the header shows it on every page',
  'core/site-title': 'the header shows it on every page',
  'core/site-tagline': 'the footer says it on every page',
  'core/text-columns': 'was replaced by columns in 2018',
  'yoast-seo/breadcrumbs': 'every page has its crumbs from the template',
};

test('every block is used, the site’s own ones at least twice', () => {
  const used = new Map<string, number>();
  for (const { name } of seed.nodes.filter(isPublished).flatMap(getAllBlocks)) used.set(name, (used.get(name) ?? 0) + 1);
  const rare = blockDeclarations.filter(
    ({ name }) => !(name in unusedBlocks) && (used.get(name) ?? 0) < (name.startsWith('site/') ? 2 : 1),
  );
  const counts = [...used].toSorted((a, b) => a[1] - b[1] || a[0].localeCompare(b[0])).map(([name, number]) => `${name} ${number}`);
  expect(
    rare.map(({ name }) => name),
    `used: ${counts.join(', ')}`,
  ).toStrictEqual([]);
});

test('blocks that are left out are known and stand nowhere', () => {
  const names = new Set(blockDeclarations.map(({ name }) => name));
  const used = new Set(
    seed.nodes
      .filter(isPublished)
      .flatMap(getAllBlocks)
      .map(({ name }) => name),
  );
  expect(Object.keys(unusedBlocks).filter((name) => !names.has(name) || used.has(name))).toStrictEqual([]);
});

test('no page has two night sections in a row, or two openings', () => {
  const found = seed.nodes
    .filter(({ type }) => type === 'page')
    .flatMap(({ slug, blocks = [] }) => [
      ...blocks
        .filter((item, index) => index > 0 && isNight(item) && isNight(blocks[index - 1]))
        .map(({ name }) => `${slug}: ${name} after another night section`),
      ...blocks.filter(({ name }, index) => index > 0 && name.endsWith('-hero')).map(({ name }) => `${slug}: ${name} is not first`),
    ]);
  expect(found).toStrictEqual([]);
});

function isNight(item: SeedBlock | undefined): boolean {
  const ground = item?.attributes?.['ground'] ?? blockDeclarationOf(item?.name ?? '')?.attributes['ground']?.default;
  return ground === 'night';
}
