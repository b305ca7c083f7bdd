/**
 * Divides the query of a page into the root fields that are the same for all pages, such as menus and settings, and those that depend on variables. All
 * visitors receive the same result for the former until content changes, so it is computed once for each content version.
 */
import {
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { CacheKeys } from '../core/cache-keys.ts';
import { SHARED_MAX_AGE_MS } from '../store/shared-reads.ts';
import { getFragments } from './query-cost.ts';

export type QueryParts = {
  /** Has no variables. */
  constant: DocumentNode;
  variable: DocumentNode;
  /** Names of the root fields in the response, in the order of the query. */
  names: readonly string[];
};

/**
 * @returns undefined if the document is not a single query, if one of the parts would be empty, or if the order of the fields in the response depends on
 * directives
 */
export function divideQuery(document: DocumentNode): QueryParts | undefined {
  const [operation, ...others] = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return undefined;
  const fragments = getFragments(document);
  const selections = operation.selectionSet.selections
    .flatMap((node) => listSelections(node, fragments))
    .map((node) => ({ node, names: listNames(node, fragments) }));
  const isRepeated = (name: string) => selections.filter(({ names }) => names.includes(name)).length > 1;
  if (selections.some(({ node, names }) => node.directives?.length && names.some(isRepeated))) return undefined;
  // Selections of the same field are merged, so all of them are variable if one is.
  const variableNames = new Set(selections.flatMap(({ node, names }) => (usesVariables(node, fragments) ? names : [])));
  const isVariable = ({ names }: (typeof selections)[number]) => names.some((name) => variableNames.has(name));
  const variable = selections.filter(isVariable).map(({ node }) => node);
  const constant = selections.filter((each) => !isVariable(each)).map(({ node }) => node);
  if (constant.length === 0 || variable.length === 0) return undefined;
  const withSelections = (nodes: readonly SelectionNode[], changes: Partial<OperationDefinitionNode>): DocumentNode => ({
    ...document,
    definitions: [{ ...operation, ...changes, selectionSet: { ...operation.selectionSet, selections: nodes } }, ...fragments.values()],
  });
  return {
    constant: withSelections(constant, { variableDefinitions: [] }),
    variable: withSelections(variable, {}),
    names: [...new Set(selections.flatMap(({ names }) => names))],
  };
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The selections of a fragment on the root type, whose fields can belong to different parts. */
function listSelections(node: SelectionNode, fragments: Fragments): readonly SelectionNode[] {
  const set = node.directives?.length ? undefined : getFragmentSelections(node, fragments);
  return set ? set.selections.flatMap((inner) => listSelections(inner, fragments)) : [node];
}

function getFragmentSelections(node: SelectionNode, fragments: Fragments): SelectionSetNode | undefined {
  if (node.kind === Kind.FIELD) return undefined;
  return node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
}

function listNames(node: SelectionNode, fragments: Fragments): readonly string[] {
  if (node.kind === Kind.FIELD) return [(node.alias ?? node.name).value];
  return getFragmentSelections(node, fragments)?.selections.flatMap((inner) => listNames(inner, fragments)) ?? [];
}

function usesVariables(root: SelectionNode, fragments: Fragments): boolean {
  const visited = new Set<string>();
  const search = (node: SelectionNode | FragmentDefinitionNode): boolean => {
    let found = false;
    visit(node, {
      Variable() {
        found = true;
      },
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (found || !fragment || visited.has(value)) return;
        visited.add(value);
        found = search(fragment);
      },
    });
    return found;
  };
  return search(root);
}

type Data = NonNullable<ExecutionResult['data']>;

/** The result of the constant part of a query. */
export type ConstantResult = { data: Data; cacheKeys: CacheKeys; bytes: number };

export type ConstantResults = {
  /**
   * @param compute resolves to undefined if there is no result that visitors can share, which is remembered like a result
   * @returns undefined also if the computation failed, for example because the client of the request that started it disconnected
   */
  getOrCompute: (
    parts: QueryParts,
    version: number,
    compute: () => Promise<ConstantResult | undefined>,
  ) => Promise<ConstantResult | undefined>;
};

/** Keeps one result for each query, so the number of queries limits the memory. */
export function createConstantResults(): ConstantResults {
  const entries = new WeakMap<QueryParts, { version: number; expiresAt: number; result: Promise<ConstantResult | undefined> }>();
  return {
    getOrCompute: (parts, version, compute) => {
      const known = entries.get(parts);
      if (known?.version === version && known.expiresAt > Date.now()) return known.result;
      const result = compute().catch(() => {
        if (entries.get(parts) === entry) entries.delete(parts);
        return undefined;
      });
      const entry = { version, expiresAt: Date.now() + SHARED_MAX_AGE_MS, result };
      // A request that started before a change does not replace the result of a later version.
      if ((known?.version ?? 0) <= version) entries.set(parts, entry);
      return entry.result;
    },
  };
}

/** The data of both parts, in the order of the query. */
export function mergeParts({ names }: QueryParts, constant: Data, variable: Data): Data {
  const data = Object.create(null) as Data;
  for (const name of names) {
    const part = name in constant ? constant : variable;
    if (name in part) data[name] = part[name];
  }
  return data;
}
