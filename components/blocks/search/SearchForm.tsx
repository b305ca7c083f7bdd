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
  asked: readonly Parameter[];
  /** All there is to choose from. */
  choices: FilterOptions;
  /** What each choice would bring now. */
  counts: FilterOptions;
  total: number;
  squareFeet: number;
  level: 2 | 3;
};

/** Filters and what they have found. A plain GET form: every field is a parameter of the page's address. */
export function SearchForm({ asked, choices, counts, total, squareFeet, level }: Props) {
  const value = (name: ParameterName) => asked.find((parameter) => parameter.name === name)?.value ?? '';
  const statuses = new Set(value('status').split(','));
  const buildings = `${formatWhole(total)} ${total === 1 ? 'building' : 'buildings'}`;
  const Heading = `h${level}` as const;
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
            placeholder="Any place"
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <div className={styles.wide}>
          <label htmlFor="search-market">Market</label>
          <select id="search-market" name="market" defaultValue={value('market')}>
            <option value="">All {choices.market.length} markets</option>
            <Options choices={choices.market} counts={counts.market} chosen={value('market')} />
          </select>
        </div>
        <Size id="search-min" name="min" label="From" chosen={value('min')} />
        <Size id="search-max" name="max" label="To" chosen={value('max')} />
        <div className={styles.wide}>
          <label htmlFor="search-type">Building type</label>
          <select id="search-type" name="type" defaultValue={value('type')}>
            <option value="">Every type</option>
            <Options choices={choices.buildingType} counts={counts.buildingType} chosen={value('type')} />
          </select>
        </div>
        {value('region') && <input type="hidden" name="region" value={value('region')} />}
        <p className={styles.go}>
          <button className={`${buttons.btn} ${buttons.signal}`}>
            Show {buildings} <Icon name="arrow" />
          </button>
        </p>
      </div>
      <div className={styles.found}>
        <div aria-live="polite">
          <Heading className={styles.total} tabIndex={-1}>
            {buildings}
            {squareFeet > 0 && (
              <>
                , {formatCompactArea(squareFeet)} <small>{formatCompactMetricArea(squareFeet)}</small>
              </>
            )}
          </Heading>
        </div>
        <fieldset className={styles.statuses}>
          <legend className="visually-hidden">Status</legend>
          {inOrder(choices.status).map((choice) => (
            <label key={choice.value}>
              <input type="checkbox" name="status" value={choice.value} defaultChecked={statuses.has(choice.value)} />
              <StatusBadge slug={choice.value}>
                {choice.label} <span className={styles.count}>{formatWhole(countOf(choice, counts.status))}</span>
              </StatusBadge>
            </label>
          ))}
        </fieldset>
        <p className={styles.sort}>
          <label htmlFor="search-sort">Order</label>
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

const countOf = ({ value }: FilterOption, counts: readonly FilterOption[]) => counts.find((choice) => choice.value === value)?.count ?? 0;

/** What can be leased first; statuses nobody foresaw last. */
const statusOrder = ['available-now', 'available-later', 'under-construction', 'leased'];

function inOrder(statuses: readonly FilterOption[]): FilterOption[] {
  const rank = ({ value }: FilterOption) => (statusOrder.indexOf(value) + statusOrder.length + 1) % (statusOrder.length + 1);
  return statuses.toSorted((a, b) => rank(a) - rank(b));
}

/** By name; what would bring nothing can't be chosen, unless it is chosen. */
function Options({ choices, counts, chosen }: { choices: readonly FilterOption[]; counts: readonly FilterOption[]; chosen: string }) {
  return choices
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'))
    .map((choice) => {
      const count = countOf(choice, counts);
      return (
        <option key={choice.value} value={choice.value} disabled={count === 0 && choice.value !== chosen}>
          {`${choice.label} (${count})`}
        </option>
      );
    });
}

function Size({ id, name, label, chosen }: { id: string; name: 'min' | 'max'; label: string; chosen: string }) {
  // An address may name a size that nobody offered.
  const offered = [...new Set([...sizes, ...(chosen ? [Number(chosen)] : [])])].toSorted((a, b) => a - b);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value="">Any size</option>
        {offered.map((size) => (
          <option key={size} value={size}>
            {formatArea(size).us}
          </option>
        ))}
      </select>
    </div>
  );
}
