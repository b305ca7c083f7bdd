/** The cache keys of a document, as WPGraphQL derives them from its text and the schema. They do not depend on content. */
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  getNullableType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { ALL_QUERIES_KEY, toListKey } from '../core/cache-keys.ts';
import { getQueryId, printLikeGraphqlPhp } from '../core/print-document.ts';

export type DocumentKeys = {
  /** SHA-256 of the printed document. */
  queryId: string;
  /** `graphql:Query` or `graphql:Mutation`, and keys such as `list:post` of the lists that root fields return. */
  root: string | undefined;
  /** Name of the first operation that has one. */
  operationName: string | undefined;
  lists: readonly string[];
};

/** The key of every response to a mutation. */
export const MUTATION_KEY = 'graphql:Mutation';

const rootKeys: Partial<Record<OperationTypeNode, string>> = {
  [OperationTypeNode.QUERY]: ALL_QUERIES_KEY,
  [OperationTypeNode.MUTATION]: MUTATION_KEY,
};

export function getDocumentKeys(document: DocumentNode, schema: GraphQLSchema): DocumentKeys {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return {
    queryId: getQueryId(printLikeGraphqlPhp(document)),
    root: operations[0] && rootKeys[operations[0].operation],
    operationName: operations.find(({ name }) => name)?.name?.value,
    lists: [...listRootTypes(document, schema)].map(toListKey),
  };
}

/** Lists the types of the lists that root fields of queries return, also in documents that are not valid. */
function listRootTypes(document: DocumentNode, schema: GraphQLSchema): Set<string> {
  const types = new Set<string>();
  const fields = schema.getQueryType()?.getFields() ?? {};
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const visited = new Set<SelectionSetNode>();
  const collect = (selectionSet: SelectionSetNode | undefined) => {
    if (!selectionSet || visited.has(selectionSet)) return;
    visited.add(selectionSet);
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = fields[selection.name.value];
        if (field) for (const type of listItemTypes(field.type, schema)) types.add(type.name.toLowerCase());
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else collect(fragments.get(selection.name.value)?.selectionSet);
    }
  };
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY) collect(definition.selectionSet);
  return types;
}

/** The object types in a list or connection. Empty for other types. */
function listItemTypes(type: GraphQLOutputType, schema: GraphQLSchema): readonly GraphQLNamedType[] {
  const named = getNamedType(type);
  const isConnection = isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Connection');
  const nodes = isConnection ? named.getFields()['nodes']?.type : undefined;
  const item = nodes ? getNamedType(nodes) : named;
  if (!isCompositeType(item) || !(isConnection || isListType(getNullableType(type)))) return [];
  return isInterfaceType(item) || isUnionType(item) ? schema.getPossibleTypes(item) : [item];
}
