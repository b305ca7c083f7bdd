import { useState } from 'react';
import { type Environment, fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';
import type { SearchClientQuery } from '#generated/SearchClientQuery.graphql.ts';

type Variables = SearchClientQuery['variables'];

type Options = {
  environment: Environment;
  query: GraphQLTaggedNode;
  /** Those of the first page. */
  variables: Variables;
};

/** Loads the next page of the results, which the store appends to the list of its search. */
export function useNextPage({ environment, query, variables }: Options) {
  /** The search whose next page is being loaded. It does not keep visitors from loading that of another one. */
  const [loadingFor, setLoadingFor] = useState<Variables | null>(null);
  const isLoading = loadingFor === variables;
  const loadNext = (after: string | null) => {
    if (isLoading) return;
    const end = () => setLoadingFor((current) => (current === variables ? null : current));
    setLoadingFor(variables);
    fetchQuery<SearchClientQuery>(environment, query, { ...variables, after }).subscribe({ complete: end, error: end });
  };
  return { isLoading, loadNext };
}
