/** Paths of fields from the root of the schema to each object type, for tests that query all of them. */
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Maximum length of the path to a type. Every type is reachable within this limit. */
const MAX_STEPS = 8;

/** Arguments for some fields with required arguments. Other such fields are skipped, because they have their own tests. */
const sampleArguments: Record<string, string> = {
  'RootQuery.nodeByUri': '(uri: "/")',
  'RootQuery.search': '(query: "report")',
  'RootQuery.blockCatalogue': '(content: "<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->")',
};

export type QueryPath = { before: string; after: string };

export function getSampleArguments(owner: string, field: GraphQLField<unknown, unknown>): string | null {
  if (!field.args.some(isRequiredArgument)) return '';
  return sampleArguments[`${owner}.${field.name}`] ?? null;
}

/** Finds the shortest path from the root to each object type. */
export function findPathsToTypes(schema: GraphQLSchema): Map<string, QueryPath> {
  const root = schema.getQueryType() as GraphQLObjectType;
  const paths = new Map<string, QueryPath>([[root.name, { before: '{', after: '}' }]]);
  let frontier: GraphQLObjectType[] = [root];
  for (let step = 0; step < MAX_STEPS && frontier.length > 0; step += 1) {
    const next: GraphQLObjectType[] = [];
    for (const owner of frontier) {
      const path = paths.get(owner.name);
      for (const field of Object.values(owner.getFields())) {
        const args = getSampleArguments(owner.name, field);
        if (args === null || !path) continue;
        for (const type of getObjectTypes(schema, getNamedType(field.type))) {
          if (paths.has(type.name)) continue;
          paths.set(type.name, {
            before: `${path.before} ${field.name}${args} { ... on ${type.name} {`,
            after: `} } ${path.after}`,
          });
          next.push(type);
        }
      }
    }
    frontier = next;
  }
  return paths;
}

export function getObjectTypes(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isObjectType(type)) return [type];
  return isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type) : [];
}
