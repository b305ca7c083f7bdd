import type { ToggleEvent } from 'react';
import { Icon } from '#components/ui/core/Icon.tsx';
import buttons from '#components/ui/core/Button.module.css';
import { formatArea } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { type FilterOption, type FilterOptions, sizes } from '#lib/property-search/query.ts';
import type { Parameter, ParameterName } from '#lib/uri/parameters.ts';
import { MoreFilters, moreFilterNames } from './MoreFilters.tsx';
import { NumberField, OptionList, SelectField } from './fields.tsx';
import styles from './SearchForm.module.css';

/** Filter options with the number of buildings that each would match now. */
export type FilterCounts = FilterOptions &
  Record<'size' | 'feature' | 'clearHeight' | 'dockDoors' | 'driveInDoors' | 'trailerStalls' | 'powerAmps', readonly FilterOption[]>;

type Props = {
  parameters: readonly Parameter[];
  /** All filter options. */
  options: FilterOptions;
  counts: FilterCounts;
  total: number;
  /** Whether the rarely used filters are shown. Only the visitor changes it, because the results would move. */
  isMoreOpen: boolean;
  onToggleMore: (isOpen: boolean) => void;
};

/** The id of the filters: a sheet that a button opens on phones, and part of the form on wider screens. */
const FILTERS_ID = 'search-filters';

/** The parameters that are fields of the sheet. */
const sheetNames: ReadonlySet<ParameterName> = new Set<ParameterName>(['market', 'min', 'max', 'type', ...moreFilterNames]);

/** The fields of the search form. Each field is a query parameter in the URL of the page. The sheet is a popover, so it works without scripts. */
export function SearchForm({ parameters, options, counts, total, isMoreOpen, onToggleMore }: Props) {
  const value = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value ?? '';
  const activeCount = parameters.filter(({ name }) => sheetNames.has(name)).length;
  const submitLabel = (
    <>
      Show {formatWhole(total)} {total === 1 ? 'building' : 'buildings'} <Icon name="arrow" />
    </>
  );
  return (
    <div className={styles.bar}>
      <div className={styles.text}>
        <label htmlFor="search-q">Place, building or size</label>
        <input
          id="search-q"
          name="q"
          type="search"
          defaultValue={value('q')}
          placeholder="200,000 sq ft near Dallas"
          enterKeyHint="search"
          maxLength={100}
        />
      </div>
      <button type="button" className={styles.openSheet} popoverTarget={FILTERS_ID}>
        Filters{activeCount > 0 && ` (${activeCount})`}
      </button>
      <div className={styles.sheet} id={FILTERS_ID} popover="auto" role="group" aria-label="Filters">
        <p className={styles.sheetHead}>
          Filters
          <button type="button" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
            Close
          </button>
        </p>
        <div className={styles.sheetFields}>
          <SelectField name="market" label="Market" selected={value('market')} emptyLabel={`All ${options.market.length} markets`}>
            <OptionList options={options.market} counts={counts.market} selected={value('market')} />
          </SelectField>
          {/* With a size filter, the counts would be those within it. */}
          <SizeField name="min" label="Minimum sq ft" value={value('min')} bands={value('min') || value('max') ? [] : counts.size} />
          <SizeField name="max" label="Maximum sq ft" value={value('max')} bands={[]} />
          <SelectField name="type" label="Building type" selected={value('type')} emptyLabel="All types">
            <OptionList options={options.buildingType} counts={counts.buildingType} selected={value('type')} />
          </SelectField>
          <details
            className={styles.more}
            open={isMoreOpen}
            onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => onToggleMore(currentTarget.open)}
          >
            <summary>More filters</summary>
            <MoreFilters parameters={parameters} options={options} counts={counts} />
          </details>
        </div>
        <p className={styles.sheetSubmit}>
          <button className={`${buttons.btn} ${buttons.signal}`}>{submitLabel}</button>
        </p>
      </div>
      <p className={styles.submit}>
        <button className={`${buttons.btn} ${buttons.signal}`}>{submitLabel}</button>
      </p>
    </div>
  );
}

/** A number of square feet. Browsers suggest common sizes, with the number of buildings if it is known. */
function SizeField({ name, label, value, bands }: { name: 'min' | 'max'; label: string; value: string; bands: readonly FilterOption[] }) {
  const suggestions = sizes.map((size) => {
    const count = countBuildingsFrom(size, bands);
    const labels = [formatArea(size).metric, count > 0 && pluralize(count, 'building')];
    return (
      <option key={size} value={formatWhole(size)}>
        {labels.filter(Boolean).join(', ')}
      </option>
    );
  });
  const typed = value && formatWhole(Number(value));
  return <NumberField name={name} label={label} value={typed} placeholder="Any size" maxLength={20} suggestions={suggestions} />;
}

/** The number of buildings with at least so much space, if a size range begins there: `FROM_50000_TO_100000`. */
function countBuildingsFrom(size: number, bands: readonly FilterOption[]): number {
  const getStart = ({ value }: FilterOption) => Number(/^FROM_(\d+)/.exec(value)?.[1] ?? 0);
  const isStart = bands.some((band) => getStart(band) === size);
  return isStart ? bands.filter((band) => getStart(band) >= size).reduce((total, { count }) => total + count, 0) : 0;
}
