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
  const objectTypes = new Set(Object.values(schema.getTypeMap()).flatMap((type) => (isObjectType(type) ? [type.name] : [])));
  return {
    getRootType: (operation) => schema.getRootType(operation)?.name ?? '',
    isObjectType: (typeName) => objectTypes.has(typeName),
    getField: (typeName, fieldName) => fieldsByType.get(typeName)?.get(fieldName) ?? unknownField,
  };
}

function describeField({ type, extensions }: GraphQLField<unknown, unknown>): { typeName: string; weight: number } {
  const weight = extensions['weight'];
  return { typeName: getNamedType(type).name, weight: typeof weight === 'number' ? weight : 1 };
}

export type Cost = { nodes: number; values: number; depth: number };

const createZeroCost = (): Cost => ({ nodes: 0, values: 0, depth: 0 });

function addCost(total: Cost, { nodes, values, depth }: Cost): void {
  total.nodes += nodes;
  total.values += values;
  total.depth = Math.max(total.depth, depth);
}

/** The cost of a selection: what every object receives, and what only the objects of one type receive. */
type SelectionCost = { shared: Cost; byType: ReadonlyMap<string, Cost> };

const NO_SELECTION: SelectionCost = { shared: createZeroCost(), byType: new Map() };

/** An object has only one type, so the cost of the selection is that of the most expensive type. */
function getMaximum({ shared, byType }: SelectionCost): Cost {
  if (byType.size === 0) return shared;
  const most = createZeroCost();
  for (const { nodes, values, depth } of byType.values()) {
    most.nodes = Math.max(most.nodes, nodes);
    most.values = Math.max(most.values, values);
    most.depth = Math.max(most.depth, depth);
  }
  addCost(most, shared);
  return most;
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
  const fragmentCosts = new Map<string, SelectionCost>();
  const getSelectionCost = (set: SelectionSetNode | undefined, typeName: string, size: number): SelectionCost => {
    if (!set) return NO_SELECTION;
    const shared = createZeroCost();
    const byType = new Map<string, Cost>();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        addCost(shared, getFieldCost(selection, typeName, size));
        continue;
      }
      const cost =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? getFragmentCost(selection.name.value, size)
          : getSelectionCost(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, size);
      addCost(shared, cost.shared);
      for (const [name, own] of cost.byType) {
        const total = byType.get(name) ?? createZeroCost();
        addCost(total, own);
        byType.set(name, total);
      }
    }
    if (!isObjectType(typeName)) return { shared, byType };
    // A selection on an object type applies to objects of this type only.
    const own = byType.get(typeName);
    if (own) addCost(shared, own);
    return { shared: NO_SELECTION.shared, byType: new Map([[typeName, shared]]) };
  };
  const getFieldCost = (field: FieldNode, parentType: string, size: number): Cost => {
    const name = field.name.value;
    if (name === '__schema' || name === '__type') return { nodes: 0, values: SCHEMA_VALUES, depth: 1 };
    const { typeName, weight } = getField(parentType, name);
    // The page size of a connection applies to the `nodes` or `edges` below it: their fields are returned once per node.
    const times = name === 'nodes' || name === 'edges' ? size : 1;
    const inner = getMaximum(getSelectionCost(field.selectionSet, typeName, getPageSize(field, variables)));
    return { nodes: times * inner.nodes + (times > 1 ? times : 0), values: times * (weight + inner.values), depth: inner.depth + 1 };
  };
  const getFragmentCost = (name: string, size: number): SelectionCost => {
    const key = `${name} ${size}`;
    const fragment = fragments.get(name);
    const cost = fragmentCosts.get(key) ?? getSelectionCost(fragment?.selectionSet, fragment?.typeCondition.name.value ?? '', size);
    fragmentCosts.set(key, cost);
    return cost;
  };
  return getMaximum(getSelectionCost(operation.selectionSet, getRootType(operation.operation), 1));
}

export function getFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return fragments;
}
