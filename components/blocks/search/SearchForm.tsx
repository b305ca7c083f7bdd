import { Icon } from '#components/ui/core/Icon.tsx';
import { StatusBadge } from '#components/ui/property/StatusBadge.tsx';
import buttons from '#components/ui/core/Button.module.css';
import { formatCompactArea, formatCompactMetricArea } from '#lib/format/compact.ts';
import { formatArea } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { type FilterOption, type FilterOptions, sortOrders, sizes } from '#lib/property-search/query.ts';
import type { Parameter, ParameterName } from '#lib/uri/parameters.ts';
import styles from './Search.module.css';

type Props = {
  parameters: readonly Parameter[];
  /** All filter options. */
  options: FilterOptions;
  /** Filter options with the number of buildings that each would match now. */
  counts: FilterOptions;
  total: number;
  squareFeet: number;
  level: 2 | 3;
};

/** The fields of the search form and a summary of the results. Each field is a query parameter in the URL of the page. */
export function SearchForm({ parameters, options, counts, total, squareFeet, level }: Props) {
  const value = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value ?? '';
  const statuses = new Set(value('status').split(','));
  const buildings = `${formatWhole(total)} ${total === 1 ? 'building' : 'buildings'}`;
  const Heading = `h${level}` as const;
  // Leased buildings count with their whole area. Without them, the total is the space that can be leased.
  const showsAvailableSpace = value('status') !== '' && !statuses.has('leased') && squareFeet > 0;
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.wide}>
          <label htmlFor="search-q">City, ZIP or building</label>
          <input
            id="search-q"
            name="q"
            type="search"
            defaultValue={value('q')}
            placeholder="Any location"
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <div className={styles.wide}>
          <label htmlFor="search-market">Market</label>
          <select id="search-market" name="market" defaultValue={value('market')}>
            <option value="">All {options.market.length} markets</option>
            <Options options={options.market} counts={counts.market} selected={value('market')} />
          </select>
        </div>
        <SizeSelect id="search-min" name="min" label="Minimum size" selected={value('min')} />
        <SizeSelect id="search-max" name="max" label="Maximum size" selected={value('max')} />
        <div className={styles.wide}>
          <label htmlFor="search-type">Building type</label>
          <select id="search-type" name="type" defaultValue={value('type')}>
            <option value="">All types</option>
            <Options options={options.buildingType} counts={counts.buildingType} selected={value('type')} />
          </select>
        </div>
        {value('region') && <input type="hidden" name="region" value={value('region')} />}
        <p className={styles.submit}>
          <button className={`${buttons.btn} ${buttons.signal}`}>
            Show {buildings} <Icon name="arrow" />
          </button>
        </p>
      </div>
      <div className={styles.summary}>
        <div aria-live="polite">
          <Heading className={styles.total} tabIndex={-1}>
            {buildings}
            {showsAvailableSpace && (
              <>
                , {formatCompactArea(squareFeet)} available <small>{formatCompactMetricArea(squareFeet)}</small>
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
                {option.label} <span className={styles.count}>{formatWhole(getCount(option, counts.status))}</span>
              </StatusBadge>
            </label>
          ))}
        </fieldset>
        <p className={styles.sort}>
          <label htmlFor="search-sort">Sort by</label>
          <select id="search-sort" name="sort" defaultValue={value('sort')}>
            {Object.entries(sortOrders).map(([name, { label }], index) => (
              <option key={name} value={index === 0 ? '' : name}>
                {label}
              </option>
            ))}
          </select>
        </p>
      </div>
    </>
  );
}

const getCount = ({ value }: FilterOption, counts: readonly FilterOption[]) => counts.find((option) => option.value === value)?.count ?? 0;

/** Display order of the statuses: buildings that can be leased come first. Unknown statuses come last. */
const statusOrder = ['available-now', 'available-later', 'under-construction', 'leased'];

function sortStatuses(statuses: readonly FilterOption[]): FilterOption[] {
  const rank = ({ value }: FilterOption) => (statusOrder.indexOf(value) + statusOrder.length + 1) % (statusOrder.length + 1);
  return statuses.toSorted((a, b) => rank(a) - rank(b));
}

/** Options in alphabetical order. Options without matches are disabled unless they are selected. */
function Options({ options, counts, selected }: { options: readonly FilterOption[]; counts: readonly FilterOption[]; selected: string }) {
  return options
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'))
    .map((option) => {
      const count = getCount(option, counts);
      return (
        <option key={option.value} value={option.value} disabled={count === 0 && option.value !== selected}>
          {`${option.label} (${count})`}
        </option>
      );
    });
}

function SizeSelect({ id, name, label, selected }: { id: string; name: 'min' | 'max'; label: string; selected: string }) {
  // The URL can contain a size that is not in the list.
  const availableSizes = [...new Set([...sizes, ...(selected ? [Number(selected)] : [])])].toSorted((a, b) => a - b);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={selected}>
        <option value="">Any size</option>
        {availableSizes.map((size) => (
          <option key={size} value={size}>
            {formatArea(size).us}
          </option>
        ))}
      </select>
    </div>
  );
}
