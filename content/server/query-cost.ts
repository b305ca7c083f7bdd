/** The maximum size of an operation's result, from the page sizes of its lists (content/server/query-limits.ts). */
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { getPageSize, isPageSizeArgument, type Variables } from './page-size.ts';

/** Cost of an introspection field: about the number of values in the schema. */
const SCHEMA_VALUES = 20_000;

/** The properties of the schema on which the cost of a query depends. */
export type FieldCosts = {
  getRootType: (operation: OperationTypeNode) => string;
  isObjectType: (typeName: string) => boolean;
  /** The type of a field, and the number of short values that it counts as (its declared weight). */
  getField: (typeName: string, fieldName: string) => { typeName: string; weight: number };
};

/** Reads the schema once, because the cost of a page's query looks up thousands of fields. */
export function createFieldCosts(schema: GraphQLSchema): FieldCosts {
  const unknownField = { typeName: '', weight: 1 };
  const fieldsByType = new Map(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? [[type.name, new Map(Object.values(type.getFields()).map((field) => [field.name, describeField(field)]))] as const]
        : [],
    ),
  );
  return {
    getRootType: (operation) => schema.getRootType(operation)?.name ?? '',
    isObjectType: (typeName) => isObjectType(schema.getType(typeName)),
    getField: (typeName, fieldName) => fieldsByType.get(typeName)?.get(fieldName) ?? unknownField,
  };
}

function describeField({ type, extensions }: GraphQLField<unknown, unknown>): { typeName: string; weight: number } {
  const weight = extensions['weight'];
  return { typeName: getNamedType(type).name, weight: typeof weight === 'number' ? weight : 1 };
}

export type Cost = { nodes: number; values: number; depth: number };

const NOTHING: Cost = { nodes: 0, values: 0, depth: 0 };

const add = (one: Cost, other: Cost): Cost => ({
  nodes: one.nodes + other.nodes,
  values: one.values + other.values,
  depth: Math.max(one.depth, other.depth),
});

/** The cost of a selection: what every object receives, and what only the objects of one type receive. */
type SetCost = { shared: Cost; byType: ReadonlyMap<string, Cost> };

/** An object has only one type, so the cost of the selection is that of the most expensive type. */
function getMaximum({ shared, byType }: SetCost): Cost {
  let most = NOTHING;
  for (const { nodes, values, depth } of byType.values())
    most = { nodes: Math.max(most.nodes, nodes), values: Math.max(most.values, values), depth: Math.max(most.depth, depth) };
  return add(shared, most);
}

/**
 * The costs of an operation, by the page sizes of its lists. Computing the cost of a page's query takes a twentieth of its execution, and nearly all requests
 * have the same page sizes.
 */
const costsByOperation = new WeakMap<OperationDefinitionNode, { sizedFields: readonly FieldNode[]; costs: Map<string, Cost> }>();
const MAX_COSTS_PER_OPERATION = 16;

/**
 * Fragments count at each place where they are used, and of the object types that a selection distinguishes, only the most expensive one.
 * @param document has to be validated, so that fragments contain no cycles
 */
export function getCost(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables, fieldCosts: FieldCosts): Cost {
  const known = costsByOperation.get(operation) ?? { sizedFields: findSizedFields(document), costs: new Map<string, Cost>() };
  costsByOperation.set(operation, known);
  const { sizedFields, costs } = known;
  const key = sizedFields.map((field) => getPageSize(field, variables)).join();
  const cost = costs.get(key) ?? computeCost(operation, getFragments(document), variables, fieldCosts);
  if (costs.size < MAX_COSTS_PER_OPERATION) costs.set(key, cost);
  return cost;
}

/** Fields whose page size can depend on variables. */
function findSizedFields(document: DocumentNode): FieldNode[] {
  const fields: FieldNode[] = [];
  visit(document, {
    Field(field) {
      if (field.arguments?.some(({ name: { value } }) => isPageSizeArgument(value))) fields.push(field);
    },
  });
  return fields;
}

function computeCost(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
  { getRootType, isObjectType, getField }: FieldCosts,
): Cost {
  const fragmentCosts = new Map<string, SetCost>();
  const getSetCost = (set: SelectionSetNode | undefined, typeName: string, size: number): SetCost => {
    const byType = new Map<string, Cost>();
    let shared = NOTHING;
    for (const selection of set?.selections ?? []) {
      const cost = getSelectionCost(selection, typeName, size);
      shared = add(shared, cost.shared);
      for (const [name, own] of cost.byType) byType.set(name, add(byType.get(name) ?? NOTHING, own));
    }
    // A selection on an object type applies to objects of this type only.
    if (isObjectType(typeName)) return { shared: NOTHING, byType: new Map([[typeName, add(shared, byType.get(typeName) ?? NOTHING)]]) };
    return { shared, byType };
  };
  const getSelectionCost = (selection: SelectionNode, typeName: string, size: number): SetCost => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return getFragmentCost(selection.name.value, size);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return getSetCost(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, size);
    return { shared: getFieldCost(selection, typeName, size), byType: new Map() };
  };
  const getFieldCost = (field: FieldNode, parentType: string, size: number): Cost => {
    const name = field.name.value;
    if (name === '__schema' || name === '__type') return { nodes: 0, values: SCHEMA_VALUES, depth: 1 };
    const { typeName, weight } = getField(parentType, name);
    // The page size of a connection applies to the `nodes` or `edges` below it: their fields are returned once per node.
    const times = name === 'nodes' || name === 'edges' ? size : 1;
    const inner = getMaximum(getSetCost(field.selectionSet, typeName, getPageSize(field, variables)));
    return { nodes: times * inner.nodes + (times > 1 ? times : 0), values: times * (weight + inner.values), depth: inner.depth + 1 };
  };
  const getFragmentCost = (name: string, size: number): SetCost => {
    const key = `${name} ${size}`;
    const fragment = fragments.get(name);
    const cost = fragmentCosts.get(key) ?? getSetCost(fragment?.selectionSet, fragment?.typeCondition.name.value ?? '', size);
    fragmentCosts.set(key, cost);
    return cost;
  };
  return getMaximum(getSetCost(operation.selectionSet, getRootType(operation.operation), 1));
}

export function getFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return fragments;
}
