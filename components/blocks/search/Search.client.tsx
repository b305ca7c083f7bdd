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
import type { SearchClientPartQuery } from '#generated/SearchClientPartQuery.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { Icon } from '#components/ui/core/Icon.tsx';
import { formatWhole } from '#lib/format/number.ts';
import { type FilterOptions, toPropertyQuery, normalizeParameters } from '#lib/property-search/query.ts';
import { createIslandEnvironment, type InitialQueryData } from '#lib/relay/island.ts';
import { type Parameter, parseParameters, formatParameters } from '#lib/uri/parameters.ts';
import { filtersOf, waysOut } from './asked.ts';
import styles from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { SearchFound } from './SearchFound.tsx';
import { SearchMap, type SearchMapProps } from './SearchMap.tsx';

const query = graphql`
  query SearchClientQuery($where: PropertySearchWhereArgs, $orderby: PropertySearchOrderEnum, $first: Int!, $after: String)
  @raw_response_type {
    ...SearchClient_results @arguments(where: $where, orderby: $orderby, first: $first, after: $after)
  }
`;

export type SearchProps = {
  seed: InitialQueryData<SearchClientQuery>;
  /** What the address asks, without the part of the list. */
  asked: readonly Parameter[];
  choices: FilterOptions;
  /** Results on one part. */
  count: number;
  map: SearchMapProps | null;
  level: 2 | 3;
  /** Cursors of the parts before and after this one. */
  part: { before: string | null; after: string | null };
};

/** The property search once somebody uses it: the same markup as the page's, which then answers without loading a page. */
export function SearchClient(props: SearchProps) {
  const [environment] = useState(() => createIslandEnvironment<SearchClientQuery>(query, props.seed));
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Search {...props} />
    </RelayEnvironmentProvider>
  );
}

/** Typing is waited out; choosing is not. */
const TYPING_MS = 300;

type Shown = { asked: readonly Parameter[]; variables: SearchClientQuery['variables'] };

function Search({ seed, asked: first, choices, count, map, level, part }: SearchProps) {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<Shown>({ asked: first, variables: seed.variables });
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  // The fields are the browser's own; they are made anew when a link, not a field, has changed what is asked.
  const [edition, setEdition] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const running = useRef<{ unsubscribe: () => void }>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);

  function ask(asked: readonly Parameter[], byLink: boolean) {
    clearTimeout(typing.current);
    // An answer to what nobody asks any more must not come later and win.
    running.current?.unsubscribe();
    setState('busy');
    const variables = { ...toPropertyQuery(asked), first: count, after: null };
    running.current = fetchQuery<SearchClientQuery>(environment, query, variables).subscribe({
      complete: () => {
        setShown({ asked, variables });
        setState('ready');
        if (byLink) setEdition((number) => number + 1);
        history.replaceState(history.state, '', `${location.pathname}${formatParameters(asked)}`);
      },
      error: () => setState('failed'),
    });
  }

  // A chip that drops its filter goes with it: focus goes to what was found instead of nowhere.
  useEffect(() => {
    if (edition > 0 && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [edition]);

  const read = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    return normalizeParameters(parseParameters(new URLSearchParams(entries).toString()), choices);
  };
  const onChange = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(typing.current);
    const isTyped = target instanceof HTMLInputElement && target.type === 'search';
    typing.current = setTimeout(() => ask(read(form), false), isTyped ? TYPING_MS : 0);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(read(event.currentTarget), false);
  };
  /** Links of the search are addresses of this page; who wants one in a new tab gets it. */
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>('a[href^="?"], a[href="./"]') : null;
    if (!link || link.dataset['part'] || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ask(normalizeParameters(parseParameters(new URL(link.getAttribute('href') ?? '', location.href).search), choices), true);
  };

  // Below them all, and not React's: the links work by themselves, their clicks are only answered sooner.
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  });

  const data = useLazyLoadQuery<SearchClientQuery>(query, shown.variables, { fetchPolicy: 'store-only' });
  return (
    <div className={styles.search} ref={root} data-state={state}>
      <Results
        results={data}
        asked={shown.asked}
        choices={choices}
        map={map}
        level={level}
        part={shown.variables === seed.variables ? part : null}
        count={count}
        form={{ key: edition, onChange, onSubmit }}
      />
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          The list could not be renewed.{' '}
          <a href={formatParameters(shown.asked) || '?'} data-part="all">
            Load the page again
          </a>
          , or try once more.
        </p>
      )}
    </div>
  );
}

type ResultsProps = Pick<SearchProps, 'asked' | 'choices' | 'map' | 'level' | 'count'> & {
  results: SearchClient_results$key;
  part: SearchProps['part'] | null;
  form: { key: number; onChange: (event: FormEvent<HTMLFormElement>) => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

function Results({ results, asked, choices, map, level, count, part, form: { key, ...form } }: ResultsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<SearchClientPartQuery, SearchClient_results$key>(
    graphql`
      fragment SearchClient_results on RootQuery
      @refetchable(queryName: "SearchClientPartQuery")
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
          ...SearchFound_connection @relay(mask: false)
        }
      }
    `,
    results,
  );
  const found = data.propertySearch;
  if (!found) return null;
  const { edges, facets, relaxed, total, squareFeet } = found;
  const filters = filtersOf(asked, choices);
  const rest = asked.length > 0 ? `${formatParameters(asked)}&` : '?';
  return (
    <>
      <form key={key} role="search" aria-label="Property search" {...form}>
        <SearchForm asked={asked} choices={choices} counts={facets} total={total} squareFeet={squareFeet} level={level} />
      </form>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label="Filters">
          {filters.map(({ label, without }) => (
            <li key={label}>
              <a href={without} aria-label={`Without ${label}`}>
                {label} <Icon name="close" />
              </a>
            </li>
          ))}
          {filters.length > 1 && (
            <li>
              <a href="./">Without all</a>
            </li>
          )}
        </ul>
      )}
      <div className={map ? styles.split : undefined}>
        <div>
          {edges.length > 0 ? (
            <SearchFound edges={edges} level={level === 2 ? 3 : 4} />
          ) : (
            <EmptyState title="No building fits all of this">
              <ul className={styles.ways}>
                {waysOut(asked, relaxed).map(({ words, total: brings, href }) => (
                  <li key={words}>
                    <a href={href}>
                      Leave out {words}: {formatWhole(brings)} {brings === 1 ? 'building' : 'buildings'}
                    </a>
                  </li>
                ))}
                <li>
                  <a href="./">All buildings</a>
                </li>
              </ul>
            </EmptyState>
          )}
          {(hasNext || part?.before) && (
            <nav className={styles.parts} aria-label="Parts of the list">
              {part?.before ? (
                <a href={`${rest}before=${part.before}`} rel="prev" data-part="before">
                  Previous
                </a>
              ) : (
                <span className="label" role="status">
                  {formatWhole(edges.length)} of {formatWhole(total)}
                </span>
              )}
              {hasNext && (
                <a
                  href={`${rest}after=${found.pageInfo.endCursor}`}
                  rel="next"
                  data-part="after"
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
        {map && <SearchMap {...map} asked={asked} choices={choices} counts={facets} />}
      </div>
    </>
  );
}
