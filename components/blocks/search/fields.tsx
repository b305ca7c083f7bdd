import type { ReactNode } from 'react';
import type { FilterOption } from '#lib/property-search/query.ts';
import type { ParameterName } from '#lib/uri/parameters.ts';
import styles from './SearchForm.module.css';

/** The number of buildings that match an option now. */
export const getCount = (value: string, counts: readonly FilterOption[]) => counts.find((option) => option.value === value)?.count ?? 0;

type SelectFieldProps = {
  name: ParameterName;
  label: string;
  selected: string;
  /** Label of the option that removes the filter. */
  emptyLabel: string;
  children: ReactNode;
};

/** A labeled list of options. Its first option removes the filter. */
export function SelectField({ name, label, selected, emptyLabel, children }: SelectFieldProps) {
  const id = `search-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={selected}>
        <option value="">{emptyLabel}</option>
        {children}
      </select>
    </div>
  );
}

type NumberFieldProps = {
  name: ParameterName;
  label: string;
  value: string;
  placeholder: string;
  maxLength: number;
  /** The options that browsers suggest. */
  suggestions?: ReactNode;
};

/** A labeled number, which visitors may also type with separators and units. */
export function NumberField({ name, label, value, placeholder, maxLength, suggestions }: NumberFieldProps) {
  const id = `search-${name}`;
  const listId = suggestions ? `${id}-steps` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        defaultValue={value}
        placeholder={placeholder}
        maxLength={maxLength}
        list={listId}
        enterKeyHint="search"
      />
      {suggestions && <datalist id={listId}>{suggestions}</datalist>}
    </div>
  );
}

type OptionListProps = { options: readonly FilterOption[]; counts: readonly FilterOption[]; selected: string };

/** Options in alphabetical order. Options without matches are disabled unless they are selected. */
export function OptionList({ options, counts, selected }: OptionListProps) {
  return options
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'))
    .map((option) => {
      const count = getCount(option.value, counts);
      return (
        <option key={option.value} value={option.value} disabled={count === 0 && option.value !== selected}>
          {`${option.label} (${count})`}
        </option>
      );
    });
}
