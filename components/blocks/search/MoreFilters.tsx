import { formatLength } from '#lib/format/measure.ts';
import { toMetricText } from '#lib/format/metric-text.ts';
import { formatWhole } from '#lib/format/number.ts';
import { factSteps } from '#lib/property-search/fact-steps.ts';
import { DEFAULT_RADIUS, features, type FilterOptions, radii } from '#lib/property-search/query.ts';
import type { Parameter, ParameterName } from '#lib/uri/parameters.ts';
import { getCount, NumberField, OptionList, SelectField } from './fields.tsx';
import type { FilterCounts } from './SearchForm.tsx';
import styles from './SearchForm.module.css';

/** Filters by a minimum number, with the numbers that visitors may choose. */
const minimums = [
  { name: 'docks', label: 'Dock doors', fact: 'dockDoors' },
  { name: 'driveins', label: 'Drive-in doors', fact: 'driveInDoors' },
  { name: 'trailers', label: 'Trailer stalls', fact: 'trailerStalls' },
  { name: 'amps', label: 'Power', fact: 'powerAmps', unit: ' A' },
] as const;

/** The features that have no filter of their own. */
const featureNames = ['rail', 'refrigerated', 'divisible'] as const;

/** The parameters that are fields of this part of the form. */
export const moreFilterNames: ReadonlySet<ParameterName> = new Set<ParameterName>([
  'region',
  'submarket',
  'near',
  'radius',
  'clear',
  'lease',
  'rent',
  'acres',
  'by',
  'features',
  ...minimums.map(({ name }) => name),
]);

type Props = { parameters: readonly Parameter[]; options: FilterOptions; counts: FilterCounts };

/** The filters that fewer visitors use. */
export function MoreFilters({ parameters, options, counts }: Props) {
  const value = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value ?? '';
  const selectedFeatures = new Set(value('features').split(','));
  // Of about ninety submarkets, those in the selected market are enough.
  const submarkets = options.submarket.filter(
    (option) => getCount(option.value, counts.submarket) > 0 || option.value === value('submarket'),
  );
  return (
    <div className={styles.moreFields}>
      <SelectField name="region" label="Region" selected={value('region')} emptyLabel="All regions">
        <OptionList options={options.region} counts={counts.region} selected={value('region')} />
      </SelectField>
      <SelectField name="submarket" label="Submarket" selected={value('submarket')} emptyLabel="All submarkets">
        <OptionList options={submarkets} counts={counts.submarket} selected={value('submarket')} />
      </SelectField>
      <div className={styles.field}>
        <label htmlFor="search-near">Near a ZIP code or city</label>
        <input
          id="search-near"
          name="near"
          type="text"
          defaultValue={value('near')}
          placeholder="Any place"
          maxLength={100}
          enterKeyHint="search"
        />
      </div>
      <SelectField name="radius" label="Within" selected={value('radius')} emptyLabel={`${DEFAULT_RADIUS} miles`}>
        {withSelected(radii, value('radius'))
          .filter((miles) => miles !== DEFAULT_RADIUS)
          .map((miles) => (
            <option key={miles} value={miles}>
              {`${miles} miles (${toMetricText(`${miles} miles`)})`}
            </option>
          ))}
      </SelectField>
      <SelectField name="clear" label="Clear height" selected={value('clear')} emptyLabel="Any height">
        {withSelected(factSteps.clearHeightFeet, value('clear')).map((feet) => (
          <option key={feet} value={feet}>
            {`${formatLength(feet).us} (${formatLength(feet).metric}) or more (${getCount(String(feet), counts.clearHeight)})`}
          </option>
        ))}
      </SelectField>
      {minimums.map(({ name, label, fact, ...rest }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          selected={value(name)}
          emptyLabel={'unit' in rest ? 'Any capacity' : 'Any number'}
        >
          {withSelected(factSteps[fact], value(name)).map((step) => {
            const option = counts[fact].find((other) => other.value === String(step));
            return (
              <option key={step} value={step}>
                {`${formatWhole(step)}${'unit' in rest ? rest.unit : ''} or more${option ? ` (${option.count})` : ''}`}
              </option>
            );
          })}
        </SelectField>
      ))}
      <SelectField name="lease" label="Lease type" selected={value('lease')} emptyLabel="Any lease type">
        <OptionList options={options.leaseType} counts={counts.leaseType} selected={value('lease')} />
      </SelectField>
      <NumberField name="rent" label="Maximum rent, $/sq ft" value={value('rent')} placeholder="Any" maxLength={7} />
      <NumberField name="acres" label="Minimum site area (acres)" value={value('acres')} placeholder="Any" maxLength={7} />
      <div className={styles.field}>
        <label htmlFor="search-by">Available by</label>
        <input id="search-by" name="by" type="date" defaultValue={value('by')} />
      </div>
      <fieldset className={styles.features}>
        <legend>Features</legend>
        {featureNames.map((name) => (
          <label key={name}>
            <input type="checkbox" name="features" value={name} defaultChecked={selectedFeatures.has(name)} /> {features[name].label}{' '}
            <span className={styles.count}>{formatWhole(getCount(features[name].value, counts.feature))}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** The numbers in ascending order, with the one in the URL, which may be any. */
function withSelected(numbers: readonly number[], selected: string): number[] {
  return [...new Set([...numbers, ...(selected ? [Number(selected)] : [])])].toSorted((a, b) => a - b);
}
