/** Types of the schema whose shape clients of WPGraphQL rely on. */
import { expect, test } from 'vitest';
import { fetchGraphql } from '../support/graphql-client.ts';

type TypeShape = {
  interfaces: { name: string }[] | null;
  fields: { name: string; isDeprecated: boolean; type: { name: string | null } }[] | null;
};

async function getType(name: string): Promise<TypeShape> {
  const { data } = await fetchGraphql(
    'query ($name: String!) { type: __type(name: $name) { interfaces { name } fields(includeDeprecated: true) { name isDeprecated type { name } } } }',
    { name },
  );
  return data.type as TypeShape;
}

const listInterfaces = async (name: string) => (await getType(name)).interfaces?.map((type) => type.name) ?? [];

test('an object with a database id does not need a global id', async () => {
  expect(await listInterfaces('DatabaseIdentifier')).toEqual([]);
  for (const type of ['Menu', 'MenuItem', 'Commenter', 'HierarchicalNode', 'MenuItemLinkable'])
    expect(await listInterfaces(type)).toEqual(expect.arrayContaining(['DatabaseIdentifier', 'Node']));
});

test('menu items cannot link to post formats', async () => {
  expect(await listInterfaces('Category')).toContain('MenuItemLinkable');
  expect(await listInterfaces('PostFormat')).not.toContain('MenuItemLinkable');
});

test('the preview of content without a page is deprecated', async () => {
  for (const [type, isDeprecated] of [
    ['ReusableBlock', true],
    ['BlockEditorPreview', true],
    ['Page', false],
  ] as const) {
    const edge = await getType(`${type}ToPreviewConnectionEdge`);
    expect(edge.fields?.find(({ name }) => name === 'node')?.isDeprecated).toBe(isDeprecated);
  }
});

test('content with blocks is listed by a connection that is an interface', async () => {
  const { data, errors } = await fetchGraphql(
    'query ($where: BlockEditorContentNodeConnectionWhereArgs) { list: blockEditorContentNodes(first: 1, where: $where) { __typename edges { cursor node { id } } nodes { __typename } pageInfo { endCursor } } type: __type(name: "RootQuery") { fields { name type { name } } } }',
    { where: { contentTypes: ['PAGE'] } },
  );
  expect(errors).toBeUndefined();
  expect(data.list).toMatchObject({ __typename: 'RootQueryToBlockEditorContentNodeConnection', nodes: [{ __typename: 'Page' }] });
  expect(data.list.edges[0].cursor).toBe(data.list.pageInfo.endCursor);
  expect(data.type.fields).toContainEqual({ name: 'blockEditorContentNodes', type: { name: 'BlockEditorContentNodeConnection' } });
});
