import { expect, test } from 'vitest';
import { getBlockDeclaration, blockDeclarations, type AttributeDeclaration } from '../blocks/declarations.ts';
import { parseBlocks } from '../blocks/parse.ts';
import { seed } from './index.ts';
import { isRef, type Json, type SeedBlock } from './types.ts';
import { getAllBlocks, serializeContent, isPublished } from './inspect-seed.ts';

function findValueProblems(value: Json | undefined, declared: AttributeDeclaration | undefined, path: string): string[] {
  if (!declared) return [`${path} is not declared`];
  if (value === undefined) return [];
  if (isRef(value))
    return declared.type === 'integer' || declared.type === 'number' ? [] : [`${path} is a reference, not ${declared.type ?? 'untyped'}`];
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
  if (declared.type === 'integer' && !Number.isInteger(value)) return [`${path} is not an integer`];
  return declared.enum && !declared.enum.includes(String(value)) ? [`${path} is “${String(value)}”`] : [];
}

function findListProblems(value: readonly Json[], declared: AttributeDeclaration, path: string): string[] {
  if (declared.type !== 'array') return [`${path} is a list`];
  if (declared.maxItems !== undefined && value.length > declared.maxItems) return [`${path} has ${value.length} items`];
  return declared.items ? value.flatMap((item, index) => findValueProblems(item, declared.items, `${path}[${index}]`)) : [];
}

function findBlockProblems(item: SeedBlock): string[] {
  const declaration = getBlockDeclaration(item.name);
  if (!declaration) return ['has no block.json'];
  const missingAttributes = Object.entries(declaration.attributes).filter(
    ([name, attribute]) => attribute['x-required'] && item.attributes?.[name] === undefined,
  );
  const invalidValues = Object.entries(item.attributes ?? {}).flatMap(([name, value]) =>
    findValueProblems(value, declaration.attributes[name], name),
  );
  return [...invalidValues, ...missingAttributes.map(([name]) => `lacks ${name}`)];
}

test('every block’s attributes are declared in its block.json and have the declared types', () => {
  const found = seed.nodes.flatMap((node) =>
    getAllBlocks(node).flatMap((item) => findBlockProblems(item).map((problem) => `${node.slug}: ${item.name} ${problem}`)),
  );
  expect(found).toStrictEqual([]);
});

test('reports attributes with a wrong type, name or value', () => {
  expect(
    findBlockProblems({ name: 'site/number-module', attributes: { numbers: [{ number: 34 }], tone: 'red', styleOption: 'huge' } }),
  ).toStrictEqual(['numbers[0].number is number, not string', 'tone is not declared', 'styleOption is “huge”']);
});

test('serializing and parsing preserves the blocks and their order', () => {
  const parsed = seed.nodes.map((node) => [node.slug, parseBlocks(serializeContent(node)).map(({ name }) => name)]);
  expect(parsed).toStrictEqual(seed.nodes.map((node) => [node.slug, getAllBlocks(node).map(({ name }) => name)]));
});

test('serializing and parsing preserves every attribute', () => {
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

/** Blocks that the seed does not use, and the reason. */
const unusedBlocks: { readonly [name: string]: string } = {
  'core/legacy-widget': 'contains widgets of classic themes, which a new site does not have',
  'core/widget-group': 'is used only in the sidebars of classic themes',
  'core/loginout': 'visitors have no accounts',
  'core/missing': 'is a placeholder for blocks the editor does not know',
  'core/nextpage': 'splits a post into several pages, which the seed does not need',
  'core/page-list-item': 'is rendered by the page list and never saved',
  'core/pattern': 'is replaced by its blocks when it is inserted',
  'core/template-part': 'is used only in theme templates; the site has its own header and footer',
  'core/shortcode': 'is used only with plugins of the classic editor',
  'core/site-logo': 'the header shows the logo on every page',
  'core/site-title': 'the header shows the title on every page',
  'core/site-tagline': 'the footer shows the tagline on every page',
  'core/text-columns': 'was replaced by core/columns in 2018',
  'yoast-seo/breadcrumbs': 'the page template shows breadcrumbs on every page',
};

test('the seed uses every block, and the site’s own blocks at least twice', () => {
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

test('the list of unused blocks contains only existing blocks that the seed does not use', () => {
  const names = new Set(blockDeclarations.map(({ name }) => name));
  const used = new Set(
    seed.nodes
      .filter(isPublished)
      .flatMap(getAllBlocks)
      .map(({ name }) => name),
  );
  expect(Object.keys(unusedBlocks).filter((name) => !names.has(name) || used.has(name))).toStrictEqual([]);
});

test('no page has two adjacent dark sections, or a hero that is not its first block', () => {
  const found = seed.nodes
    .filter(({ type }) => type === 'page')
    .flatMap(({ slug, blocks = [] }) => [
      ...blocks
        .filter((item, index) => index > 0 && isDark(item) && isDark(blocks[index - 1]))
        .map(({ name }) => `${slug}: ${name} follows another dark section`),
      ...blocks.filter(({ name }, index) => index > 0 && name.endsWith('-hero')).map(({ name }) => `${slug}: ${name} is not first`),
    ]);
  expect(found).toStrictEqual([]);
});

function isDark(item: SeedBlock | undefined): boolean {
  const ground = item?.attributes?.['ground'] ?? getBlockDeclaration(item?.name ?? '')?.attributes['ground']?.default;
  return ground === 'night';
}
