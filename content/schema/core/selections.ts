/** What a query selects below a field, for fields whose work depends on it. */
import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';

/** Whether a field is resolved with a selection of the path below it, such as `['pageInfo', 'total']`. */
export function selectsPath({ fieldNodes, fragments }: GraphQLResolveInfo, path: readonly string[]): boolean {
  const selects = (selections: readonly SelectionNode[], depth: number): boolean =>
    selections.some((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return selects(node.selectionSet.selections, depth);
      if (node.kind === Kind.FRAGMENT_SPREAD) return selects(fragments[node.name.value]?.selectionSet.selections ?? [], depth);
      if (node.name.value !== path[depth]) return false;
      return depth === path.length - 1 || selects(node.selectionSet?.selections ?? [], depth + 1);
    });
  return fieldNodes.some(({ selectionSet }) => selects(selectionSet?.selections ?? [], 0));
}
