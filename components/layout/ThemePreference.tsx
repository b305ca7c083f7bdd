import styles from './ThemePreference.module.css';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The color scheme switch: a form that works without JavaScript. The choice is stored in a cookie, and the document server marks the active button. */
export function ThemePreference() {
  return (
    <form className={styles.form} method="post" action="/api/preferences/">
      <fieldset>
        <legend className="visually-hidden">Color scheme</legend>
        {themes.map(({ value, label }) => (
          <button key={value} name="theme" value={value} aria-pressed={value === 'system'}>
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
