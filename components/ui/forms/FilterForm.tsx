import buttonStyles from '#components/ui/core/Button.module.css';
import type { Parameter } from '#lib/uri/parameters.ts';
import styles from './FilterForm.module.css';

type Filter = {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  /** Label of the option that clears the filter. */
  allLabel: string;
  options: readonly { value: string; label: string; count?: number }[];
  value: string | null | undefined;
};

type Props = {
  action: string;
  label: string;
  /** A field for words that the entries contain. */
  text?: { name: string; label: string; value: string | null };
  filters: readonly Filter[];
  /** Filters that the visitor chooses elsewhere, and that stay in use. */
  kept?: readonly Parameter[];
};

/** A form that filters a list by URL parameters, so it works without scripts and each result has its own URL. */
export function FilterForm({ action, label, text, filters, kept }: Props) {
  return (
    <form className={styles.form} action={action} aria-label={label}>
      {kept?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {text && (
        <label className={styles.field}>
          <span className="label">{text.label}</span>
          <input type="search" name={text.name} defaultValue={text.value ?? ''} maxLength={200} enterKeyHint="search" />
        </label>
      )}
      {filters.map((filter) => (
        <label className={styles.field} key={filter.name}>
          <span className="label">{filter.label}</span>
          <select name={filter.name} defaultValue={filter.value ?? ''}>
            <option value="">{filter.allLabel}</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.count === undefined ? option.label : `${option.label} (${option.count})`}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className={`${buttonStyles.btn} ${buttonStyles.small}`}>
        Show
      </button>
    </form>
  );
}
