'use client';
import { type ComponentProps, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Environment, graphql } from 'relay-runtime';
import type { SearchClientQuery } from '#generated/SearchClientQuery.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { formatAlternatives } from '#lib/format/list.ts';
import { formatWhole } from '#lib/format/number.ts';
import { ALERTS_PATH } from '#lib/subscriptions/addresses.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { type FilterOptions, RESULTS_ID } from '#lib/property-search/query.ts';
import { createIslandEnvironment, type InitialQueryData, readStoredQuery } from '#lib/relay/island.ts';
import { formatParameters, type Parameter } from '#lib/uri/parameters.ts';
import { getActiveFilters, getRelaxedFilterLinks } from '#lib/property-search/active-filters.ts';
import type { MapArea } from './map/InteractiveMap.client.tsx';
import styles from './Search.module.css';
import { ActiveFilters, Interpretation } from './ActiveFilters.tsx';
import { moreFilterNames } from './MoreFilters.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchMap, type SearchMapProps } from './SearchMap.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { useNextPage } from './use-next-page.ts';
import { useSearch } from './use-search.ts';

const query = graphql`
  query SearchClientQuery($where: PropertySearchWhereArgs, $orderby: PropertySearchOrderEnum, $first: Int!, $after: String)
  @raw_response_type {
    propertySearch(where: $where, orderby: $orderby, first: $first, after: $after) @connection(key: "SearchClient_propertySearch") {
      edges {
        cursor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      ...SearchResults_connection @relay(mask: false)
    }
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
  return <Search {...props} environment={environment} />;
}

function Search({
  environment,
  initialData,
  parameters,
  options,
  count,
  map,
  level,
  pageCursors,
}: SearchProps & { environment: Environment }) {
  const initial = { parameters, variables: initialData.variables };
  const { root, search, status, form, openSearch } = useSearch({ environment, query, initial, options, count });
  const [isMoreOpen, setIsMoreOpen] = useState(() => parameters.some(({ name }) => moreFilterNames.has(name)));

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
    const others = search.parameters.filter(({ name }) => !['near', 'radius', 'market', 'region', 'submarket'].includes(name));
    const area = `near=${latitude.toFixed(3)},${longitude.toFixed(3)}&radius=${radiusMiles}`;
    openSearch(`${formatParameters(others) || '?'}&${area}`);
  };

  const { variables } = search;
  const stored = useMemo(() => readStoredQuery<SearchClientQuery>(environment, query, variables), [environment, variables]);
  const data = useSyncExternalStore(stored.subscribe, stored.getData, stored.getData);
  const nextPage = useNextPage({ environment, query, variables });
  return (
    <div className={styles.search} ref={root} data-state={status} onPointerOver={onPoint} onFocus={onPoint}>
      <Results
        results={data.propertySearch}
        parameters={search.parameters}
        options={options}
        map={map}
        level={level}
        pageCursors={variables === initialData.variables ? pageCursors : null}
        count={count}
        nextPage={nextPage}
        mapPanel={{ environment, where: variables.where, highlightedId, onHighlight: markListItems, onSearchArea }}
        form={form}
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

/** If no word was recognized, the title quotes the words, because removing a filter would not help. */
function getEmptyTitle({ parts, ignored }: { parts: readonly unknown[]; ignored: readonly string[] }): string {
  if (parts.length > 0 || ignored.length === 0) return 'No buildings match all filters';
  return `No building matches ${formatAlternatives(ignored.map((word) => `“${word}”`))}`;
}

type ResultsProps = Pick<SearchProps, 'parameters' | 'options' | 'map' | 'level' | 'count'> & {
  results: SearchClientQuery['response']['propertySearch'];
  pageCursors: SearchProps['pageCursors'] | null;
  nextPage: ReturnType<typeof useNextPage>;
  mapPanel: ComponentProps<typeof SearchMap>['panel'];
  more: Pick<ComponentProps<typeof SearchForm>, 'isMoreOpen' | 'onToggleMore'>;
  form: ReturnType<typeof useSearch>['form'];
};

function Results(props: ResultsProps) {
  const { results: connection, parameters, options, map, level, count, pageCursors, nextPage, mapPanel, more } = props;
  const { key, ...form } = props.form;
  const hasNext = connection?.pageInfo.hasNextPage ?? false;
  const list = useRef<HTMLDivElement>(null);
  /** The first building that the last click on "Show more" appends. */
  const appendedIndex = useRef(0);
  useEffect(() => {
    if (nextPage.isLoading || appendedIndex.current === 0) return;
    // The link is gone with its focus, so reading goes on at the first building that it has appended.
    if (!hasNext) list.current?.querySelectorAll('[data-building]')[appendedIndex.current]?.querySelector('a')?.focus();
    appendedIndex.current = 0;
  }, [hasNext, nextPage.isLoading]);
  if (!connection) return null;
  const { edges, facets, relaxed, total, squareFeet, interpretation } = connection;
  const hrefPrefix = parameters.length > 0 ? `${formatParameters(parameters)}&` : '?';
  return (
    <>
      {/* Without `autoComplete`, browsers would restore the fields of an earlier visit, which are not those of the URL. */}
      <form key={key} role="search" aria-label="Property search" autoComplete="off" action={`#${RESULTS_ID}`} {...form}>
        <SearchForm parameters={parameters} options={options} counts={facets} total={total} {...more} />
        <ActiveFilters filters={getActiveFilters(parameters, options, interpretation.parts)} />
        <Interpretation interpretation={interpretation} />
        <SearchSummary parameters={parameters} options={options} counts={facets} total={total} squareFeet={squareFeet} level={level} />
      </form>
      <div className={map ? styles.split : undefined}>
        <div ref={list}>
          {edges.length > 0 ? (
            <SearchResults edges={edges} level={level === 2 ? 3 : 4} isCards={parameters.some(({ name }) => name === 'view')} />
          ) : (
            <EmptyState title={getEmptyTitle(interpretation)}>
              {interpretation.ignored.length > 0 && <p>Search for a city, ZIP code, building, size or feature.</p>}
              <ul className={styles.suggestions}>
                {getRelaxedFilterLinks(parameters, relaxed).map(({ label, total: matches, href }) => (
                  <li key={label}>
                    <a href={href}>
                      Remove the {label}: {pluralize(matches, 'building')}
                    </a>
                  </li>
                ))}
                <li>
                  <a href="./">Show all buildings</a>
                </li>
              </ul>
            </EmptyState>
          )}
          <p className={styles.alert}>
            <a href={`${ALERTS_PATH}${formatParameters(parameters)}`} rel="nofollow">
              Email me when new buildings match
            </a>
          </p>
          {/* The heading announces the results of a search. This is for those that are appended. */}
          <p className="visually-hidden" role="status">
            {edges.length > count && `${formatWhole(edges.length)} of ${pluralize(total, 'building')} shown`}
          </p>
          {(hasNext || pageCursors?.before) && (
            <nav className={styles.pagination} aria-label="Result pages">
              {pageCursors?.before ? (
                <a href={`${hrefPrefix}before=${pageCursors.before}`} rel="prev" data-page="before">
                  Previous
                </a>
              ) : (
                <span className="label">
                  {formatWhole(edges.length)} of {formatWhole(total)}
                </span>
              )}
              {hasNext && (
                <a
                  href={`${hrefPrefix}after=${connection.pageInfo.endCursor}`}
                  rel="next"
                  data-page="after"
                  aria-disabled={nextPage.isLoading || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    appendedIndex.current = edges.length;
                    nextPage.loadNext(connection.pageInfo.endCursor);
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
