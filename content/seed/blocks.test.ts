import { expect, test } from 'vitest';
import { blockDeclarationOf, blockDeclarations, type AttributeDeclaration } from '../blocks/declarations.ts';
import { parseBlocks } from '../blocks/parse.ts';
import { seed } from './index.ts';
import type { Json, SeedBlock } from './types.ts';
import { blocksOf, contentOf, isPublished, isRef } from './walk.ts';

function problems(value: Json | undefined, declared: AttributeDeclaration | undefined, path: string): string[] {
  if (!declared) return [`${path} is not declared`];
  if (value === undefined) return [];
  if (isRef(value))
    return declared.type === 'integer' || declared.type === 'number' ? [] : [`${path} is a reference but ${declared.type ?? 'untyped'}`];
  if (Array.isArray(value)) return listProblems(value as readonly Json[], declared, path);
  if (typeof value === 'object' && value !== null) {
    if (declared.type !== 'object') return [`${path} is an object`];
    const { properties } = declared;
    return properties ? Object.entries(value).flatMap(([name, item]) => problems(item as Json, properties[name], `${path}.${name}`)) : [];
  }
  if (typeof value !== (declared.type === 'integer' ? 'number' : declared.type))
    return [`${path} is ${typeof value}, not ${declared.type ?? 'declared'}`];
  if (declared.type === 'integer' && !Number.isInteger(value)) return [`${path} is not whole`];
  return declared.enum && !declared.enum.includes(String(value)) ? [`${path} is “${String(value)}”`] : [];
}

function listProblems(value: readonly Json[], declared: AttributeDeclaration, path: string): string[] {
  if (declared.type !== 'array') return [`${path} is a list`];
  if (declared.maxItems !== undefined && value.length > declared.maxItems) return [`${path} has ${value.length} items`];
  return declared.items ? value.flatMap((item, index) => problems(item, declared.items, `${path}[${index}]`)) : [];
}

function blockProblems(item: SeedBlock): string[] {
  const declaration = blockDeclarationOf(item.name);
  if (!declaration) return ['has no block.json'];
  const required = Object.entries(declaration.attributes).filter(
    ([name, attribute]) => attribute['x-required'] && item.attributes?.[name] === undefined,
  );
  const given = Object.entries(item.attributes ?? {}).flatMap(([name, value]) => problems(value, declaration.attributes[name], name));
  return [...given, ...required.map(([name]) => `lacks ${name}`)];
}

test('every block’s attributes are declared in its block.json, with the right types', () => {
  const found = seed.nodes.flatMap((node) =>
    blocksOf(node).flatMap((item) => blockProblems(item).map((problem) => `${node.slug}: ${item.name} ${problem}`)),
  );
  expect(found).toStrictEqual([]);
});

test('finds an attribute of the wrong type or name', () => {
  expect(
    blockProblems({ name: 'site/number-module', attributes: { numbers: [{ number: 34 }], colour: 'red', styleOption: 'huge' } }),
  ).toStrictEqual(['numbers[0].number is number, not string', 'colour is not declared', 'styleOption is “huge”']);
});

test('saving and parsing gives back the same blocks in the same order', () => {
  const parsed = seed.nodes.map((node) => [node.slug, parseBlocks(contentOf(node)).map(({ name }) => name)]);
  expect(parsed).toStrictEqual(seed.nodes.map((node) => [node.slug, blocksOf(node).map(({ name }) => name)]));
});

test('no attribute is lost on the way', () => {
  const lost = seed.nodes.flatMap((node) => {
    const parsed = parseBlocks(contentOf(node));
    return blocksOf(node).flatMap(({ name, attributes = {} }, index) =>
      Object.keys(attributes)
        .filter((attribute) => attributes[attribute] !== undefined && parsed[index]?.attributes[attribute] === undefined)
        .map((attribute) => `${node.slug}: ${name} ${attribute}`),
    );
  });
  expect(lost).toStrictEqual([]);
});

test('every block is used, the site’s own ones at least twice', () => {
  const used = new Map<string, number>();
  for (const { name } of seed.nodes.filter(isPublished).flatMap(blocksOf)) used.set(name, (used.get(name) ?? 0) + 1);
  const rare = blockDeclarations.filter(({ name }) => (used.get(name) ?? 0) < (name.startsWith('site/') ? 2 : 1));
  expect(rare.map(({ name }) => name)).toStrictEqual([]);
});
