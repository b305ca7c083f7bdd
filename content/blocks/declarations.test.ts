import { type GraphQLObjectType, type GraphQLOutputType, isListType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import { expect, test } from 'vitest';
import { getBlockTypeName } from '../schema/blocks/blocks.ts';
import { buildContentSchema } from '../schema/schema.ts';
import { blockDeclarationOf, blockDeclarations } from './declarations.ts';

const schema = buildContentSchema();

function attributesOf(name: string): GraphQLObjectType {
  const block = schema.getType(getBlockTypeName(name));
  if (!isObjectType(block)) throw new Error(`${name} has no type`);
  const type = block.getFields()['attributes']?.type;
  const [only] = isUnionType(type) ? type.getTypes() : [type];
  if (!isObjectType(only)) throw new Error(`${name} has no attributes`);
  return only;
}

/** Shape of a field's answer: leaves by name, objects by the word "object", for their fields are compared one by one. */
function shapeOf(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${shapeOf(type.ofType as GraphQLOutputType)}!`;
  if (isListType(type)) return `[${shapeOf(type.ofType)}]`;
  return 'getFields' in type || 'getTypes' in type ? 'object' : String(type);
}

/** WordPress's own conflicts, which are not ours to mend: fragments ask for these under another name. */
const aliased = ['columns', 'content', 'fileId', 'height', 'id', 'link', 'poster', 'size', 'width'];

// One query asks for the attributes of every block; GraphQL refuses it when a field of one name has two shapes (Field Selection Merging).
test('an attribute name has one shape in all blocks', () => {
  const shapes = new Map<string, Map<string, string[]>>();
  for (const { name } of blockDeclarations) {
    for (const [field, { type }] of Object.entries(attributesOf(name).getFields())) {
      const byShape = shapes.get(field) ?? new Map<string, string[]>();
      byShape.set(shapeOf(type), [...(byShape.get(shapeOf(type)) ?? []), name]);
      shapes.set(field, byShape);
    }
  }
  const conflicts = [...shapes].filter(([, byShape]) => byShape.size > 1);
  expect(conflicts.map(([field]) => field).toSorted()).toEqual(aliased);
});

test('every attribute says what it is for', () => {
  const silent = blockDeclarations.flatMap((block) =>
    Object.entries(block.attributes)
      .filter(([, attribute]) => !attribute.description)
      .map(([name]) => `${block.name}.${name}`),
  );
  expect(silent).toEqual([]);
});

test('a default keeps its own rule', () => {
  const wrong = blockDeclarations.flatMap((block) =>
    Object.entries(block.attributes)
      .filter(([, { default: value, enum: choices }]) => choices && value !== undefined && !(choices as unknown[]).includes(value))
      .map(([name]) => `${block.name}.${name}`),
  );
  expect(wrong).toEqual([]);
});

test('an anchor is read from the markup', () => {
  expect(blockDeclarationOf('core/heading')?.attributes['anchor']).toMatchObject({ source: 'attribute', attribute: 'id' });
});

test('an unknown block has no declaration', () => {
  expect(blockDeclarationOf('acme/ticker')).toBeUndefined();
});
