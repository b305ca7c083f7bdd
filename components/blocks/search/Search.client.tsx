'use client';
import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { formatWhole } from '#lib/format/number.ts';
import { type FilterOptions, toPropertyQuery, normalizeParameters } from '#lib/property-search/query.ts';
import { createIslandEnvironment, type InitialQueryData } from '#lib/relay/island.ts';
import { type Parameter, parseParameters, formatParameters } from '#lib/uri/parameters.ts';
import { getActiveFilters, getRelaxedFilterLinks } from '#lib/property-search/active-filters.ts';
import type { MapArea } from './map/InteractiveMap.client.tsx';
import styles from './Search.module.css';
import { ActiveFilters, Interpretation } from './ActiveFilters.tsx';
import { moreFilterNames } from './MoreFilters.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchMap, type SearchMapProps } from './SearchMap.tsx';
import { SearchSummary } from './SearchSummary.tsx';

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

/**
 * How a search appears in the browser history: a new entry, so that Back returns to the search before it; the current entry; or not at all, because
 * the browser has already changed the URL.
 */
type HistoryChange = 'push' | 'replace' | 'none';

/** Whether the URL shows another page of results than the first one. Only the server can render such a page. */
const hasPageCursor = (search: string) => parseParameters(search).some(({ name }) => name === 'after' || name === 'before');

function Search({ initialData, parameters: initialParameters, options, count, map, level, pageCursors }: SearchProps) {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState<SearchState>({ parameters: initialParameters, variables: initialData.variables });
  const [status, setStatus] = useState<'ready' | 'busy' | 'failed'>('ready');
  // The form fields are uncontrolled. A new key remounts them when a link changes the search.
  const [formKey, setFormKey] = useState(0);
  const [isMoreOpen, setIsMoreOpen] = useState(() => initialParameters.some(({ name }) => moreFilterNames.has(name)));
  const root = useRef<HTMLDivElement>(null);
  const subscription = useRef<{ unsubscribe: () => void }>(null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the current history entry belongs to the text that is being typed. Further keystrokes replace it. */
  const isTypingEntry = useRef(false);
  useEffect(() => () => subscription.current?.unsubscribe(), []);

  function runSearch(parameters: readonly Parameter[], historyChange: HistoryChange, { resetForm }: { resetForm: boolean }) {
    clearTimeout(debounceTimer.current);
    // Cancel the previous request, so that a late response cannot replace newer results.
    subscription.current?.unsubscribe();
    setStatus('busy');
    const variables = { ...toPropertyQuery(parameters), first: count, after: null };
    subscription.current = fetchQuery<SearchClientQuery>(environment, query, variables).subscribe({
      complete: () => {
        setSearch({ parameters, variables });
        setStatus('ready');
        if (resetForm) setFormKey((number) => number + 1);
        changeUrl(`${location.pathname}${formatParameters(parameters)}`, historyChange);
      },
      error: () => setStatus('failed'),
    });
  }

  function applyForm(form: HTMLFormElement, isTyped: boolean) {
    runSearch(readForm(form), isTyped && isTypingEntry.current ? 'replace' : 'push', { resetForm: false });
    isTypingEntry.current = isTyped;
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
    const isTyped = target instanceof HTMLInputElement && (target.type === 'search' || target.type === 'text');
    debounceTimer.current = setTimeout(() => applyForm(form, isTyped), isTyped ? TYPING_DEBOUNCE_MS : 0);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    applyForm(event.currentTarget, isTypingEntry.current);
    isTypingEntry.current = false;
  };
  /** Handles clicks on search links in place, unless a modifier key opens a new tab or window. */
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>('a[href^="?"], a[href="./"]') : null;
    if (!link || link.dataset['page'] || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    isTypingEntry.current = false;
    showUrl(new URL(link.getAttribute('href') ?? '', location.href).search, 'push');
  };
  const showUrl = (urlSearch: string, historyChange: HistoryChange) =>
    runSearch(normalizeParameters(parseParameters(urlSearch), options), historyChange, { resetForm: true });

  // What visitors typed or selected before the island was hydrated is in the fields, which hydration leaves as they are. React reports no event for it.
  const applyEarlyInput = useEffectEvent(() => {
    const form = root.current?.querySelector('form');
    if (form && formatParameters(readForm(form)) !== formatParameters(initialParameters)) applyForm(form, true);
  });
  useEffect(() => applyEarlyInput(), []);

  // Pointing at a building in the list highlights it on the map, and the other way around.
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const onPoint = ({ target }: { target: EventTarget }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-building]') : null;
    setHighlightedId(item?.dataset['building'] ?? null);
  };
  const markListItems = (ids: readonly string[]) => {
    for (const item of root.current?.querySelectorAll<HTMLElement>('[data-building]') ?? [])
      item.toggleAttribute('data-highlighted', ids.includes(item.dataset['building'] ?? ''));
  };
  const onSearchArea = ({ latitude, longitude, radiusMiles }: MapArea) => {
    isTypingEntry.current = false;
    const others = search.parameters.filter(({ name }) => !['near', 'radius', 'market', 'region', 'submarket'].includes(name));
    const area = `near=${latitude.toFixed(3)},${longitude.toFixed(3)}&radius=${radiusMiles}`;
    showUrl(`${formatParameters(others) || '?'}&${area}`, 'push');
  };

  const onHistoryChange = useEffectEvent(() => {
    isTypingEntry.current = false;
    if (hasPageCursor(location.search)) location.reload();
    else showUrl(location.search, 'none');
  });
  useEffect(() => {
    const listener = () => onHistoryChange();
    globalThis.addEventListener('popstate', listener);
    return () => globalThis.removeEventListener('popstate', listener);
  }, []);

  // One native listener on the container handles all links. Without it, they are ordinary links to the same results.
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  });

  const data = useLazyLoadQuery<SearchClientQuery>(query, search.variables, { fetchPolicy: 'store-only' });
  return (
    <div className={styles.search} ref={root} data-state={status} onPointerOver={onPoint} onFocus={onPoint}>
      <Results
        results={data}
        parameters={search.parameters}
        options={options}
        map={map}
        level={level}
        pageCursors={search.variables === initialData.variables ? pageCursors : null}
        count={count}
        mapPanel={{ where: search.variables.where, highlightedId, onHighlight: markListItems, onSearchArea }}
        form={{ key: formKey, onChange, onSubmit }}
        more={{ isMoreOpen, onToggleMore: setIsMoreOpen }}
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

function changeUrl(url: string, change: HistoryChange): void {
  if (change === 'none' || url === `${location.pathname}${location.search}`) return;
  if (change === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
}

type ResultsProps = Pick<SearchProps, 'parameters' | 'options' | 'map' | 'level' | 'count'> & {
  results: SearchClient_results$key;
  pageCursors: SearchProps['pageCursors'] | null;
  mapPanel: ComponentProps<typeof SearchMap>['panel'];
  more: Pick<ComponentProps<typeof SearchForm>, 'isMoreOpen' | 'onToggleMore'>;
  form: { key: number; onChange: (event: FormEvent<HTMLFormElement>) => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

function Results({ results, parameters, options, map, level, count, pageCursors, mapPanel, more, form: { key, ...form } }: ResultsProps) {
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
  const { edges, facets, relaxed, total, squareFeet, interpretation } = connection;
  const hrefPrefix = parameters.length > 0 ? `${formatParameters(parameters)}&` : '?';
  return (
    <>
      {/* Without `autoComplete`, browsers would restore the fields of an earlier visit, which are not those of the URL. */}
      <form key={key} role="search" aria-label="Property search" autoComplete="off" {...form}>
        <SearchForm parameters={parameters} options={options} counts={facets} total={total} {...more} />
        <ActiveFilters filters={getActiveFilters(parameters, options, interpretation.parts)} />
        <Interpretation interpretation={interpretation} />
        <SearchSummary parameters={parameters} options={options} counts={facets} total={total} squareFeet={squareFeet} level={level} />
      </form>
      <div className={map ? styles.split : undefined}>
        <div>
          {edges.length > 0 ? (
            <SearchResults edges={edges} level={level === 2 ? 3 : 4} isCards={parameters.some(({ name }) => name === 'view')} />
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
        {map && <SearchMap {...map} parameters={parameters} options={options} counts={facets} panel={mapPanel} />}
      </div>
    </>
  );
}
