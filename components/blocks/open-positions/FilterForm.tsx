import buttonStyles from '#components/ui/core/Button.module.css';
import styles from './FilterForm.module.css';

type Choice = {
  /** Name of the address's parameter. */
  name: string;
  label: string;
  /** Words for no choice. */
  all: string;
  options: readonly string[];
  value: string | null | undefined;
};

/** Narrows a list by what the address asks: each view has an address of its own, and works without script. */
export function FilterForm({ action, label, choices }: { action: string; label: string; choices: readonly Choice[] }) {
  return (
    <form className={styles.filter} action={action} aria-label={label}>
      {choices.map((choice) => (
        <label className={styles.choice} key={choice.name}>
          <span className="label">{choice.label}</span>
          <select name={choice.name} defaultValue={choice.value?.toLowerCase() ?? ''}>
            <option value="">{choice.all}</option>
            {choice.options.map((option) => (
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
