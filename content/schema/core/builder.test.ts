import { type GraphQLEnumType, type GraphQLInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { SchemaBuilder } from './builder.ts';

const description = '';
const text = { type: 'String', description };

test('sorts fields, members of inputs and values of enums by name, and keeps the order of arguments', () => {
  const builder = new SchemaBuilder();
  builder.enum('Order', { description, values: { DESC: { description }, _NONE: { description }, ASC: { description } } });
  builder.input('Where', { description, fields: { title: text, order: { type: 'Order', description } } });
  builder.object('Query', {
    description,
    fields: { title: text, posts: { ...text, args: { first: text, after: text, where: { type: 'Where', description } } } },
  });
  const schema = builder.build({ query: 'Query', mutation: 'Query' });
  const fields = schema.getQueryType()?.getFields() ?? {};
  expect((schema.getType('Order') as GraphQLEnumType).getValues().map(({ name }) => name)).toEqual(['ASC', 'DESC', '_NONE']);
  expect(Object.keys((schema.getType('Where') as GraphQLInputObjectType).getFields())).toEqual(['order', 'title']);
  expect(Object.keys(fields)).toEqual(['posts', 'title']);
  expect(fields['posts']?.args.map(({ name }) => name)).toEqual(['first', 'after', 'where']);
});
