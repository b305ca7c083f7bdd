import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Environment, fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';
import type { SearchClientQuery } from '#generated/SearchClientQuery.graphql.ts';
import { type FilterOptions, normalizeParameters, RESULTS_ID, toPropertyQuery } from '#lib/property-search/query.ts';
import { formatParameters, type Parameter, parseParameters } from '#lib/uri/parameters.ts';

type Variables = SearchClientQuery['variables'];

type Options = {
  environment: Environment;
  query: GraphQLTaggedNode;
  /** The search that the server has rendered. */
  initial: { parameters: readonly Parameter[]; variables: Variables };
  options: FilterOptions;
  /** Results per page. */
  count: number;
};

type SearchState = { parameters: readonly Parameter[]; variables: Variables };

/** Delay after the last keystroke before a search runs. Other fields search immediately. */
const TYPING_DEBOUNCE_MS = 300;

/**
 * How a search appears in the browser history: a new entry, so that Back returns to the search before it; the current entry; or not at all, because
 * the browser has already changed the URL.
 */
type HistoryChange = 'push' | 'replace' | 'none';

/** Whether the URL shows another page of results than the first one. Only the server can render such a page. */
const hasPageCursor = (search: string) => parseParameters(search).some(({ name }) => name === 'after' || name === 'before');

/** The heading of the results in a search. */
const findHeading = (search: HTMLElement | null) => search?.querySelector<HTMLElement>(`#${RESULTS_ID}`);

/** The current search: it follows the form, the links in the search, and the browser history, and changes the URL. */
export function useSearch({ environment, query, initial, options, count }: Options) {
  /** Contains the form and all links of the search. */
  const root = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<SearchState>(initial);
  const [status, setStatus] = useState<'ready' | 'busy' | 'failed'>('ready');
  // The form fields are uncontrolled. A new key remounts them when a link changes the search.
  const [formKey, setFormKey] = useState(0);
  const subscription = useRef<{ unsubscribe: () => void }>(null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the current history entry belongs to the text that is being typed. Further keystrokes replace it. A canceled search has no entry. */
  const isTypingEntry = useRef(false);
  useEffect(() => () => subscription.current?.unsubscribe(), []);

  function runSearch(parameters: readonly Parameter[], historyChange: HistoryChange, { resetForm = false, isTyped = false } = {}) {
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
        const isChanged = changeUrl(`${location.pathname}${formatParameters(parameters)}`, historyChange);
        if (isTyped && isChanged) isTypingEntry.current = true;
      },
      error: () => setStatus('failed'),
    });
  }

  // A submitted search ends at its results, if the filters take most of the screen.
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current || status === 'busy') return;
    isSubmitted.current = false;
    const heading = status === 'ready' ? findHeading(root.current) : null;
    if (heading && heading.getBoundingClientRect().top > innerHeight / 2) heading.scrollIntoView();
  }, [status]);

  function applyForm(form: HTMLFormElement, isTyped: boolean) {
    runSearch(readForm(form), isTyped && isTypingEntry.current ? 'replace' : 'push', { isTyped });
    if (!isTyped) isTypingEntry.current = false;
  }

  // Removing a filter also removes its link. If the link had focus, move the focus to the heading of the results.
  useEffect(() => {
    if (formKey > 0 && !root.current?.contains(document.activeElement)) findHeading(root.current)?.focus();
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
    isSubmitted.current = true;
    runSearch(readForm(event.currentTarget), isTypingEntry.current ? 'replace' : 'push');
    isTypingEntry.current = false;
  };
  const showUrl = (urlSearch: string, historyChange: HistoryChange) =>
    runSearch(normalizeParameters(parseParameters(urlSearch), options), historyChange, { resetForm: true });
  /** Shows the search of a URL as a new entry of the history. */
  const openSearch = (urlSearch: string) => {
    isTypingEntry.current = false;
    showUrl(urlSearch, 'push');
  };
  /** Handles clicks on search links in place, unless a modifier key opens a new tab or window. */
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>('a[href^="?"], a[href="./"]') : null;
    if (!link || link.dataset['page'] || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSearch(new URL(link.getAttribute('href') ?? '', location.href).search);
  };

  // What visitors typed or selected before the island was hydrated is in the fields, which hydration leaves as they are. React reports no event for it.
  const applyEarlyInput = useEffectEvent(() => {
    const form = root.current?.querySelector('form');
    if (form && formatParameters(readForm(form)) !== formatParameters(initial.parameters)) applyForm(form, true);
  });
  useEffect(() => applyEarlyInput(), []);

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

  return { root, search, status, form: { key: formKey, onChange, onSubmit }, openSearch };
}

/** @returns whether the URL has changed */
function changeUrl(url: string, change: HistoryChange): boolean {
  if (change === 'none' || url === `${location.pathname}${location.search}`) return false;
  if (change === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
  return true;
}
