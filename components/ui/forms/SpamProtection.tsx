import { HONEYPOT_FIELD } from '#lib/forms/types.ts';
import styles from './Form.module.css';

/**
 * What tells people from programs without asking them anything: a field that only programs see, and a picture of one point whose answer sets the
 * time at which the form came into view. Nothing depends on the picture: without it the form is shown once more before it is sent.
 */
export function SpamProtection() {
  return (
    <>
      <div className={styles.offscreen} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <img className={styles.beacon} src="/api/forms/clock/" alt="" width={1} height={1} loading="lazy" />
    </>
  );
}
