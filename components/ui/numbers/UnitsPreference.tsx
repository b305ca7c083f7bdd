import styles from './UnitsPreference.module.css';

const units = [
  { value: 'us', label: 'US units' },
  { value: 'metric', label: 'Metric' },
] as const;

/**
 * A switch between US and metric units: a form that works without JavaScript. The choice is stored in a cookie, and the document server marks the active
 * button and sets `data-units` on the document.
 */
export function UnitsPreference({
  anchor,
}: {
  /** Id of the element to which the page scrolls afterwards. */
  anchor: string;
}) {
  return (
    <form className={styles.form} method="post" action={`/api/preferences/#${anchor}`}>
      <fieldset>
        <legend className="visually-hidden">Units of measurement</legend>
        {units.map(({ value, label }) => (
          <button key={value} name="units" value={value} aria-pressed={value === 'us'}>
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
