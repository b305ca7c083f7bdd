import { type GraphQLObjectType, type GraphQLOutputType, isListType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import { expect, test } from 'vitest';
import { blockCategories } from '#lib/blocks/categories.ts';
import { getBlockTypeName } from '../schema/blocks/blocks.ts';
import { buildContentSchema } from '../schema/schema.ts';
import { getBlockDeclaration, blockDeclarations } from './declarations.ts';

const schema = buildContentSchema();

function getAttributesType(name: string): GraphQLObjectType {
  const block = schema.getType(getBlockTypeName(name));
  if (!isObjectType(block)) throw new Error(`The schema has no type for the block ${name}`);
  const type = block.getFields()['attributes']?.type;
  // The first type of a union is the current version of the block.
  const [attributesType] = isUnionType(type) ? type.getTypes() : [type];
  if (!isObjectType(attributesType)) throw new Error(`The type of the block ${name} has no attributes`);
  return attributesType;
}

/** Describes a field's type for comparison: scalars by name, all objects as "object", because their fields are compared one by one. */
function getShape(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${getShape(type.ofType as GraphQLOutputType)}!`;
  if (isListType(type)) return `[${getShape(type.ofType)}]`;
  return 'getFields' in type || 'getTypes' in type ? 'object' : String(type);
}

/** Conflicts with WordPress's own blocks: fields with other types, and fields that are never null in one of two blocks. Fragments select them under an alias. */
const conflictsOfWordPress =
  'align alt caption columns content fileId height id link linkTarget placeholder poster preload rel scale size sizeSlug tagName type value width'.split(
    ' ',
  );

// One query selects the attributes of all blocks. GraphQL rejects it if two fields with the same name have different types (Field Selection Merging).
test('an attribute name has the same type in all blocks', () => {
  const shapes = new Map<string, Map<string, string[]>>();
  for (const { name } of blockDeclarations) {
    for (const [field, { type }] of Object.entries(getAttributesType(name).getFields())) {
      const byShape = shapes.get(field) ?? new Map<string, string[]>();
      byShape.set(getShape(type), [...(byShape.get(getShape(type)) ?? []), name]);
      shapes.set(field, byShape);
    }
  }
  const conflicts = [...shapes].filter(([, byShape]) => byShape.size > 1);
  expect(conflicts.map(([field]) => field).toSorted()).toEqual(conflictsOfWordPress);
});

test('every attribute has a description', () => {
  const undescribed = blockDeclarations.flatMap((block) =>
    Object.entries(block.attributes)
      .filter(([, attribute]) => !attribute.description)
      .map(([name]) => `${block.name}.${name}`),
  );
  expect(undescribed).toEqual([]);
});

test('every default is one of the allowed values', () => {
  const invalid = blockDeclarations.flatMap((block) =>
    Object.entries(block.attributes)
      .filter(([, { default: value, enum: choices }]) => choices && value !== undefined && !(choices as unknown[]).includes(value))
      .map(([name]) => `${block.name}.${name}`),
  );
  expect(invalid).toEqual([]);
});

test('no two blocks have the same title', () => {
  const titles = blockDeclarations.map(({ title }) => title.toLowerCase());
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every block of the site has a category of the inserter, an icon and keywords, and every category has blocks', () => {
  const blocks = blockDeclarations.filter(({ name }) => name.startsWith('site/'));
  expect(blocks.filter(({ icon, keywords = [] }) => !icon || keywords.length === 0).map(({ name }) => name)).toEqual([]);
  expect(new Set(blocks.map(({ category }) => category))).toEqual(new Set(blockCategories.map(({ slug }) => slug)));
});

test('the anchor of a block is read from its markup', () => {
  expect(getBlockDeclaration('core/heading')?.attributes['anchor']).toMatchObject({ source: 'attribute', attribute: 'id' });
});

test('an unknown block has no declaration', () => {
  expect(getBlockDeclaration('acme/ticker')).toBeUndefined();
});
