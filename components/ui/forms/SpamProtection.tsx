import { HONEYPOT_FIELD } from '#lib/forms/types.ts';
import styles from './Form.module.css';

/**
 * Detects spam bots without a challenge for people: a honeypot field that only bots fill in, and a one-pixel image whose response records the
 * time at which the form scrolled into view. If the image was not loaded, the visitor only has to confirm the form again.
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
