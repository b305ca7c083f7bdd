import { useEffect, useRef, useState } from 'react';
import { type Environment, fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';
import type { SearchClientQuery } from '#generated/SearchClientQuery.graphql.ts';

type Options = {
  environment: Environment;
  query: GraphQLTaggedNode;
  /** Those of the first page. */
  variables: SearchClientQuery['variables'];
};

/** Loads the next page of the results, which the store appends to the list. A new search ends it. */
export function useNextPage({ environment, query, variables }: Options) {
  const [isLoading, setIsLoading] = useState(false);
  const subscription = useRef<{ unsubscribe: () => void }>(null);
  useEffect(() => () => subscription.current?.unsubscribe(), [variables]);
  const loadNext = (after: string | null) => {
    if (isLoading) return;
    const end = () => setIsLoading(false);
    setIsLoading(true);
    subscription.current = fetchQuery<SearchClientQuery>(environment, query, { ...variables, after }).subscribe({
      complete: end,
      error: end,
      unsubscribe: end,
    });
  };
  return { isLoading, loadNext };
}
