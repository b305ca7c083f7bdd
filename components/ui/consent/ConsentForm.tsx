import buttonStyles from '#components/ui/core/Button.module.css';
import styles from './ConsentForm.module.css';

const choices = [
  { value: 'allowed', label: 'Allow' },
  { value: 'declined', label: 'Decline' },
] as const;

/**
 * Allows or declines Google Analytics: a form that works without JavaScript. The choice is stored in a cookie, and the document server marks the
 * pressed button and sets `data-consent` on the document. Both buttons look the same, so that neither choice is easier.
 */
export function ConsentForm({ showsLabel = false }: { showsLabel?: boolean }) {
  return (
    <>
      <form className={styles.form} method="post" action="/api/preferences/">
        <fieldset>
          <legend className={showsLabel ? styles.label : 'visually-hidden'}>Google Analytics</legend>
          {choices.map(({ value, label }) => (
            <button key={value} className={`${buttonStyles.btn} ${buttonStyles.small}`} name="consent" value={value} aria-pressed="false">
              {label}
            </button>
          ))}
        </fieldset>
      </form>
      <p className={styles.signal}>Your browser asks sites not to track you. We honor that request, so Google Analytics is off.</p>
    </>
  );
}
