'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  fetchQuery,
  graphql,
  RelayEnvironmentProvider,
  useLazyLoadQuery,
  usePaginationFragment,
  useRelayEnvironment,
} from 'react-relay/hooks';
import type { SearchClientQuery } from '#generated/SearchClientQuery.graphql.ts';
import type { SearchClient_results$key } from '#generated/SearchClient_results.graphql.ts';
import type { SearchClientPageQuery } from '#generated/SearchClientPageQuery.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { Icon } from '#components/ui/core/Icon.tsx';
import { formatWhole } from '#lib/format/number.ts';
import { type FilterOptions, toPropertyQuery, normalizeParameters } from '#lib/property-search/query.ts';
import { createIslandEnvironment, type InitialQueryData } from '#lib/relay/island.ts';
import { type Parameter, parseParameters, formatParameters } from '#lib/uri/parameters.ts';
import { getActiveFilters, getRelaxedFilterLinks } from './active-filters.ts';
import styles from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchMap, type SearchMapProps } from './SearchMap.tsx';

const query = graphql`
  query SearchClientQuery($where: PropertySearchWhereArgs, $orderby: PropertySearchOrderEnum, $first: Int!, $after: String)
  @raw_response_type {
    ...SearchClient_results @arguments(where: $where, orderby: $orderby, first: $first, after: $after)
  }
`;

export type SearchProps = {
  initialData: InitialQueryData<SearchClientQuery>;
  /** URL parameters of the search, without the pagination cursors. */
  parameters: readonly Parameter[];
  options: FilterOptions;
  /** Results per page. */
  count: number;
  map: SearchMapProps | null;
  level: 2 | 3;
  /** Cursors of the previous and the next page. */
  pageCursors: { before: string | null; after: string | null };
};

/** The hydrated property search. It renders the same markup as the server, and updates the results without loading a new page. */
export function SearchClient(props: SearchProps) {
  const [environment] = useState(() => createIslandEnvironment<SearchClientQuery>(query, props.initialData));
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Search {...props} />
    </RelayEnvironmentProvider>
  );
}

/** Delay after the last keystroke before a search runs. Other fields search immediately. */
const TYPING_DEBOUNCE_MS = 300;

type SearchState = { parameters: readonly Parameter[]; variables: SearchClientQuery['variables'] };

function Search({ initialData, parameters: initialParameters, options, count, map, level, pageCursors }: SearchProps) {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState<SearchState>({ parameters: initialParameters, variables: initialData.variables });
  const [status, setStatus] = useState<'ready' | 'busy' | 'failed'>('ready');
  // The form fields are uncontrolled. A new key remounts them when a link changes the search.
  const [formKey, setFormKey] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const subscription = useRef<{ unsubscribe: () => void }>(null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => subscription.current?.unsubscribe(), []);

  function runSearch(parameters: readonly Parameter[], isFromLink: boolean) {
    clearTimeout(debounceTimer.current);
    // Cancel the previous request, so that a late response cannot replace newer results.
    subscription.current?.unsubscribe();
    setStatus('busy');
    const variables = { ...toPropertyQuery(parameters), first: count, after: null };
    subscription.current = fetchQuery<SearchClientQuery>(environment, query, variables).subscribe({
      complete: () => {
        setSearch({ parameters, variables });
        setStatus('ready');
        if (isFromLink) setFormKey((number) => number + 1);
        history.replaceState(history.state, '', `${location.pathname}${formatParameters(parameters)}`);
      },
      error: () => setStatus('failed'),
    });
  }

  // Removing a filter also removes its link. If the link had focus, move the focus to the heading of the results.
  useEffect(() => {
    if (formKey > 0 && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [formKey]);

  const readForm = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    return normalizeParameters(parseParameters(new URLSearchParams(entries).toString()), options);
  };
  const onChange = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(debounceTimer.current);
    const isTyped = target instanceof HTMLInputElement && target.type === 'search';
    debounceTimer.current = setTimeout(() => runSearch(readForm(form), false), isTyped ? TYPING_DEBOUNCE_MS : 0);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    runSearch(readForm(event.currentTarget), false);
  };
  /** Handles clicks on search links in place, unless a modifier key opens a new tab or window. */
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>('a[href^="?"], a[href="./"]') : null;
    if (!link || link.dataset['page'] || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    runSearch(normalizeParameters(parseParameters(new URL(link.getAttribute('href') ?? '', location.href).search), options), true);
  };

  // One native listener on the container handles all links. Without it, they are ordinary links to the same results.
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  });

  const data = useLazyLoadQuery<SearchClientQuery>(query, search.variables, { fetchPolicy: 'store-only' });
  return (
    <div className={styles.search} ref={root} data-state={status}>
      <Results
        results={data}
        parameters={search.parameters}
        options={options}
        map={map}
        level={level}
        pageCursors={search.variables === initialData.variables ? pageCursors : null}
        count={count}
        form={{ key: formKey, onChange, onSubmit }}
      />
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          The results could not be updated.{' '}
          <a href={formatParameters(search.parameters) || '?'} data-page="all">
            Reload the page
          </a>{' '}
          or try again.
        </p>
      )}
    </div>
  );
}

type ResultsProps = Pick<SearchProps, 'parameters' | 'options' | 'map' | 'level' | 'count'> & {
  results: SearchClient_results$key;
  pageCursors: SearchProps['pageCursors'] | null;
  form: { key: number; onChange: (event: FormEvent<HTMLFormElement>) => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

function Results({ results, parameters, options, map, level, count, pageCursors, form: { key, ...form } }: ResultsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<SearchClientPageQuery, SearchClient_results$key>(
    graphql`
      fragment SearchClient_results on RootQuery
      @refetchable(queryName: "SearchClientPageQuery")
      @argumentDefinitions(
        where: { type: "PropertySearchWhereArgs" }
        orderby: { type: "PropertySearchOrderEnum" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        propertySearch(where: $where, orderby: $orderby, first: $first, after: $after) @connection(key: "SearchClient_propertySearch") {
          edges {
            cursor
          }
          pageInfo {
            endCursor
          }
          ...SearchResults_connection @relay(mask: false)
        }
      }
    `,
    results,
  );
  const connection = data.propertySearch;
  if (!connection) return null;
  const { edges, facets, relaxed, total, squareFeet } = connection;
  const activeFilters = getActiveFilters(parameters, options);
  const hrefPrefix = parameters.length > 0 ? `${formatParameters(parameters)}&` : '?';
  return (
    <>
      <form key={key} role="search" aria-label="Property search" {...form}>
        <SearchForm parameters={parameters} options={options} counts={facets} total={total} squareFeet={squareFeet} level={level} />
      </form>
      {activeFilters.length > 0 && (
        <ul className={styles.chips} aria-label="Active filters">
          {activeFilters.map(({ label, removeHref }) => (
            <li key={label}>
              <a href={removeHref} aria-label={`Remove filter: ${label}`}>
                {label} <Icon name="close" />
              </a>
            </li>
          ))}
          {activeFilters.length > 1 && (
            <li>
              <a href="./">Clear filters</a>
            </li>
          )}
        </ul>
      )}
      <div className={map ? styles.split : undefined}>
        <div>
          {edges.length > 0 ? (
            <SearchResults edges={edges} level={level === 2 ? 3 : 4} />
          ) : (
            <EmptyState title="No buildings match all filters">
              <ul className={styles.suggestions}>
                {getRelaxedFilterLinks(parameters, relaxed).map(({ label, total: matches, href }) => (
                  <li key={label}>
                    <a href={href}>
                      Remove the {label}: {formatWhole(matches)} {matches === 1 ? 'building' : 'buildings'}
                    </a>
                  </li>
                ))}
                <li>
                  <a href="./">Show all buildings</a>
                </li>
              </ul>
            </EmptyState>
          )}
          {(hasNext || pageCursors?.before) && (
            <nav className={styles.pagination} aria-label="Result pages">
              {pageCursors?.before ? (
                <a href={`${hrefPrefix}before=${pageCursors.before}`} rel="prev" data-page="before">
                  Previous
                </a>
              ) : (
                <span className="label" role="status">
                  {formatWhole(edges.length)} of {formatWhole(total)}
                </span>
              )}
              {hasNext && (
                <a
                  href={`${hrefPrefix}after=${connection.pageInfo.endCursor}`}
                  rel="next"
                  data-page="after"
                  aria-disabled={isLoadingNext || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    loadNext(count);
                  }}
                >
                  Show more
                </a>
              )}
            </nav>
          )}
        </div>
        {map && <SearchMap {...map} parameters={parameters} options={options} counts={facets} />}
      </div>
    </>
  );
}
