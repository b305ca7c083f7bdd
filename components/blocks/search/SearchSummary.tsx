import { Units } from '#components/ui/numbers/Units.tsx';
import { StatusBadge } from '#components/ui/property/StatusBadge.tsx';
import { formatCompactArea, formatCompactMetricArea } from '#lib/format/compact.ts';
import { formatWhole } from '#lib/format/number.ts';
import { type FilterOption, type FilterOptions, RESULTS_ID, sortOrders } from '#lib/property-search/query.ts';
import { getSearchHref } from '#lib/property-search/active-filters.ts';
import type { Parameter, ParameterName } from '#lib/uri/parameters.ts';
import { getCount } from './fields.tsx';
import styles from './Search.module.css';

type Props = {
  parameters: readonly Parameter[];
  options: FilterOptions;
  counts: FilterOptions;
  total: number;
  squareFeet: number;
  level: 2 | 3;
};

/** The number of results, the filter by status, and the sort order. */
export function SearchSummary({ parameters, options, counts, total, squareFeet, level }: Props) {
  const value = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value ?? '';
  const statuses = new Set(value('status').split(','));
  const Heading = `h${level}` as const;
  const area = { us: formatCompactArea(squareFeet), metric: formatCompactMetricArea(squareFeet) };
  // Leased buildings count with their whole area. Without them, the total is the space that can be leased.
  const showsAvailableSpace = value('status') !== '' && !statuses.has('leased') && squareFeet > 0;
  return (
    <div className={styles.summary}>
      <div aria-live="polite">
        <Heading className={styles.total} tabIndex={-1} id={RESULTS_ID}>
          {`${formatWhole(total)} ${total === 1 ? 'building' : 'buildings'}`}
          {showsAvailableSpace && (
            <>
              , <Units us={area.us} metric={area.metric} /> available{' '}
              <small>
                <Units us={area.metric} metric={area.us} />
              </small>
            </>
          )}
        </Heading>
      </div>
      <fieldset className={styles.statuses}>
        <legend className="visually-hidden">Status</legend>
        {sortStatuses(options.status).map((option) => (
          <label key={option.value}>
            <input type="checkbox" name="status" value={option.value} defaultChecked={statuses.has(option.value)} />
            <StatusBadge slug={option.value}>
              {option.label} <span className={styles.count}>{formatWhole(getCount(option.value, counts.status))}</span>
            </StatusBadge>
          </label>
        ))}
      </fieldset>
      <p className={styles.sort}>
        <label htmlFor="search-sort">Sort by</label>
        <select id="search-sort" name="sort" defaultValue={value('sort')}>
          {listSortOrders(value('q') !== '', value('near') !== '').map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <ViewLinks parameters={parameters} />
    </div>
  );
}

/** Links to the same results as a list and as cards. The form keeps the view. */
function ViewLinks({ parameters }: { parameters: readonly Parameter[] }) {
  const isCards = parameters.some(({ name }) => name === 'view');
  const others = parameters.filter(({ name }) => name !== 'view');
  return (
    <p className={styles.views}>
      {isCards && <input type="hidden" name="view" value="cards" />}
      <a href={getSearchHref(others)} aria-current={isCards ? undefined : 'true'}>
        List
      </a>
      <a href={getSearchHref([...others, { name: 'view', value: 'cards' }])} aria-current={isCards ? 'true' : undefined}>
        Cards
      </a>
    </p>
  );
}

/** The sort orders that make sense for the search. The first one is the default, which is not in the URL. */
function listSortOrders(hasText: boolean, hasPlace: boolean): { name: string; label: string }[] {
  const defaultName = hasText ? 'relevance' : 'newest';
  return Object.entries(sortOrders)
    .filter(([name]) => (name !== 'relevance' || hasText) && (name !== 'distance' || hasText || hasPlace))
    .map(([name, { label }]) => ({ name: name === defaultName ? '' : name, label }))
    .toSorted((a, b) => Number(a.name !== '') - Number(b.name !== ''));
}

/** Display order of the statuses: buildings that can be leased come first. Unknown statuses come last. */
const statusOrder = ['available-now', 'available-later', 'under-construction', 'leased'];

function sortStatuses(statuses: readonly FilterOption[]): FilterOption[] {
  const rank = ({ value }: FilterOption) => (statusOrder.indexOf(value) + statusOrder.length + 1) % (statusOrder.length + 1);
  return statuses.toSorted((a, b) => rank(a) - rank(b));
}
