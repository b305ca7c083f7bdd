/** Nothing in the schema is a promise only: every field of every type is asked of a running service, and answers without a defect. */
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { askAs } from '../support/accounts.ts';
import { ask } from '../support/ask.ts';

const schema = buildContentSchema();

/** How deep a path to a type may go: what is not found by then is found through something else. */
const MAX_STEPS = 8;

/** Arguments for fields that ask for some; every other such field must be in the list of those that are asked by tests of their own. */
const samples: Record<string, string> = {
  'RootQuery.nodeByUri': '(uri: "/")',
  'RootQuery.search': '(query: "report")',
  'RootQuery.blockCatalogue': '(content: "<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->")',
};

type Path = { before: string; after: string };

function argumentsOf(owner: string, field: GraphQLField<unknown, unknown>): string | null {
  if (!field.args.some(isRequiredArgument)) return '';
  return samples[`${owner}.${field.name}`] ?? null;
}

/** Shortest way from the root to each object type. */
function pathsToTypes(): Map<string, Path> {
  const root = schema.getQueryType() as GraphQLObjectType;
  const paths = new Map<string, Path>([[root.name, { before: '{', after: '}' }]]);
  let edge: GraphQLObjectType[] = [root];
  for (let step = 0; step < MAX_STEPS && edge.length > 0; step += 1) {
    const next: GraphQLObjectType[] = [];
    for (const owner of edge) {
      const path = paths.get(owner.name);
      for (const field of Object.values(owner.getFields())) {
        const args = argumentsOf(owner.name, field);
        if (args === null || !path) continue;
        for (const type of objectsBehind(getNamedType(field.type))) {
          if (paths.has(type.name)) continue;
          paths.set(type.name, {
            before: `${path.before} ${field.name}${args} { ... on ${type.name} {`,
            after: `} } ${path.after}`,
          });
          next.push(type);
        }
      }
    }
    edge = next;
  }
  return paths;
}

function objectsBehind(type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isObjectType(type)) return [type];
  return isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type) : [];
}

/** How many fields are asked at once: what a visitor may ask of the root. */
const AT_ONCE = 50;

/** Every field of a type that can be asked without arguments, in portions; what lies behind it is told by its type name only. */
function selectionsOf(type: GraphQLObjectType): string[] {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const args = argumentsOf(type.name, field);
    if (args === null) return [];
    return [`${field.name}${args}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`];
  });
  return Array.from({ length: Math.ceil(fields.length / AT_ONCE) }, (_, index) =>
    fields.slice(index * AT_ONCE, (index + 1) * AT_ONCE).join(' '),
  );
}

const paths = pathsToTypes();

test.each([null, 'admin'])(
  'every field of every type that a query leads to is answered for %s',
  async (login) => {
    const defects: string[] = [];
    for (const [name, path] of paths) {
      for (const selection of selectionsOf(schema.getType(name) as GraphQLObjectType)) {
        const query = `${path.before} ${selection} ${path.after}`;
        const { data, errors = [] } = await (login === null ? ask(query) : askAs(login, query));
        // What a visitor may not see is refused in words (category "user"); anything else is a fault of the service.
        for (const error of errors)
          if (error.extensions.category !== 'user') defects.push(`${name}: ${error.message} at ${String(error.path)}`);
        if (data === undefined) defects.push(`${name}: nothing was run`);
      }
    }
    expect(defects).toEqual([]);
  },
  240_000,
);

test('every type of the schema is led to by a query or a mutation', () => {
  const used = new Set(paths.keys());
  const follow = (type: GraphQLNamedType) => {
    for (const found of objectsBehind(type)) {
      if (used.has(found.name)) continue;
      used.add(found.name);
      for (const field of Object.values(found.getFields())) follow(getNamedType(field.type));
    }
  };
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    if (type) for (const field of Object.values(type.getFields())) follow(getNamedType(field.type));
  const lost = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !used.has(type.name),
  );
  expect(lost.map((type) => type.name)).toEqual(['RootMutation']);
});

test('lists hold no empty places', () => {
  const connections = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.name.endsWith('Connection'));
  const loose = connections.filter((type) => {
    const nodes = (type as GraphQLObjectType).getFields()['nodes']?.type;
    return !isNonNullType(nodes) || !isListType(nodes.ofType) || !isNonNullType(nodes.ofType.ofType);
  });
  expect(loose.map((type) => type.name)).toEqual([]);
});
