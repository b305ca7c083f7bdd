/** Orders the errors of a result as WPGraphQL does, which resolves one field after the other. */
import type { ExecutionResult, GraphQLError } from 'graphql';

/** Errors below a list come last, because WPGraphQL loads the entries of lists after everything else. */
const MAX_DEPTH_OF_FIRST = 2;

const comesFirst = ({ path }: GraphQLError) => (path?.length ?? 0) <= MAX_DEPTH_OF_FIRST;

/** @returns the errors in the order of their fields in the data */
export function orderErrors(errors: readonly GraphQLError[], data: ExecutionResult['data']): readonly GraphQLError[] {
  return errors.toSorted((a, b) => Number(comesFirst(b)) - Number(comesFirst(a)) || comparePaths(a.path ?? [], b.path ?? [], data));
}

function comparePaths([a, ...restOfA]: GraphQLError['path'] & {}, [b, ...restOfB]: GraphQLError['path'] & {}, data: unknown): number {
  if (a === undefined || b === undefined || typeof data !== 'object' || data === null) return 0;
  if (a === b) return comparePaths(restOfA, restOfB, (data as Record<string, unknown>)[a]);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const keys = Object.keys(data);
  return keys.indexOf(String(a)) - keys.indexOf(String(b));
}
