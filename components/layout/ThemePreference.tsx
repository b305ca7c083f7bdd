import styles from './ThemePreference.module.css';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Browsers keep the fragment of the form's URL in the redirect, so the page scrolls back to the form. */
const FORM_ID = 'color-scheme';

/** The color scheme switch: a form that works without JavaScript. The choice is stored in a cookie, and the document server marks the active button. */
export function ThemePreference() {
  return (
    <form className={styles.form} id={FORM_ID} method="post" action={`/api/preferences/#${FORM_ID}`}>
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
