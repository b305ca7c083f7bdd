import buttonStyles from '#components/ui/core/Button.module.css';
import styles from './FilterForm.module.css';

type Filter = {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  /** Label of the option that clears the filter. */
  allLabel: string;
  options: readonly string[];
  value: string | null | undefined;
};

/** A form that filters a list by URL parameters, so it works without scripts and each result has its own URL. */
export function FilterForm({ action, label, filters }: { action: string; label: string; filters: readonly Filter[] }) {
  return (
    <form className={styles.form} action={action} aria-label={label}>
      {filters.map((filter) => (
        <label className={styles.field} key={filter.name}>
          <span className="label">{filter.label}</span>
          <select name={filter.name} defaultValue={filter.value?.toLowerCase() ?? ''}>
            <option value="">{filter.allLabel}</option>
            {filter.options.map((option) => (
              <option key={option} value={option.toLowerCase()}>
                {option}
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
