import styles from './ThemePreference.module.css';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** A plain form: the choice is kept in a cookie, and the document server marks the pressed button when it knows it. */
export function ThemePreference() {
  return (
    <form className={styles.form} method="post" action="/api/preferences/">
      <fieldset>
        <legend className="visually-hidden">Colours</legend>
        {themes.map(({ value, label }) => (
          <button key={value} name="theme" value={value} aria-pressed={value === 'system'}>
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
