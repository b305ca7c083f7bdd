import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { findFieldConflicts, formatFieldConflict } from './field-conflicts.ts';

const schema = buildSchema(`
  type Query { image: ImageBlock button: ButtonBlock column: ColumnBlock }
  type ImageBlock { attributes: ImageAttributes posts: [Post!] }
  type ImageAttributes { width: Float caption: String link: Link }
  type ButtonBlock { attributes: ButtonAttributes posts: [Post!] }
  type ButtonAttributes { width: Float caption: String! link: Link }
  union ColumnAttributes = CurrentColumnAttributes | OldColumnAttributes
  type ColumnBlock { attributes: ColumnAttributes posts: Post }
  type CurrentColumnAttributes { width: String caption: String link: String target: Target }
  type OldColumnAttributes { width: String }
  type Link { url: String target: String }
  type Target { url: Int }
  type Post { title: String }
`);

function block(folder: string, component: string, fields: string) {
  const code = `const data = graphql\`fragment ${component}_block on ${component}Block { ${fields} }\`;`;
  return { folder, component, code };
}

const image = (fields: string) => block('image', 'Image', fields);
const button = (fields: string) => block('button', 'Button', fields);
const column = (fields: string) => block('column', 'Column', fields);

test('accepts fields with the same type', () => {
  expect(findFieldConflicts(schema, [image('attributes { width link { url } }'), button('attributes { width link { url } }')])).toEqual([]);
});

test('names the blocks, the field, both types, the rule, and the remedy', () => {
  const conflicts = findFieldConflicts(schema, [
    image('attributes { width }'),
    column('attributes { ... on CurrentColumnAttributes { width } }'),
    button('attributes { width }'),
  ]);
  expect(conflicts.map(formatFieldConflict)).toEqual([
    [
      'The blocks\' field "attributes.width" has conflicting types:',
      '  Float in image and 1 other block',
      '  String in column',
      'All blocks are loaded in one GraphQL query, so a field must have the same type in every block.',
      'Rename the attribute or change its type in components/blocks/column/block.json, or query it under an alias in Column.tsx, such as `columnWidth: width`.',
    ].join('\n'),
  ]);
});

test('accepts a field with another type under an alias', () => {
  const columnFields = 'attributes { ... on CurrentColumnAttributes { columnWidth: width } }';
  expect(findFieldConflicts(schema, [image('attributes { width }'), column(columnFields)])).toEqual([]);
});

test('finds two fields that conflict because of an alias', () => {
  const conflicts = findFieldConflicts(schema, [image('attributes { caption }'), button('attributes { caption: width }')]);
  expect(conflicts.map(({ path }) => path)).toEqual(['attributes.caption']);
});

test.each([
  ['a list and a single item', 'posts { title }', 'posts { title }', 'posts'],
  ['an object and a string', 'attributes { link { url } }', 'attributes { ... on CurrentColumnAttributes { link } }', 'attributes.link'],
  [
    'a field of objects with different types',
    'attributes { link { url } }',
    'attributes { ... on CurrentColumnAttributes { link: target { url } } }',
    'attributes.link.url',
  ],
])('finds a conflict between %s', (_name, imageFields, columnFields, path) => {
  const conflicts = findFieldConflicts(schema, [image(imageFields), column(columnFields)]);
  expect(conflicts.map((conflict) => conflict.path)).toEqual([path]);
});

test('finds a conflict between a nullable and a non-null field', () => {
  const conflicts = findFieldConflicts(schema, [image('attributes { caption }'), button('attributes { caption }')]);
  expect(conflicts.map(({ groups }) => groups.map(({ type }) => type))).toEqual([['String', 'String!']]);
});

test('skips spread fragments, unknown fields, and files without the fragment of the block', () => {
  const blocks = [
    image('attributes { width ...Shared_attributes unknown }'),
    block('unknown', 'Unknown', 'attributes { width }'),
    { folder: 'empty', component: 'Empty', code: 'export const nothing = 1;' },
  ];
  expect(findFieldConflicts(schema, blocks)).toEqual([]);
});
