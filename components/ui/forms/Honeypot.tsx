import { HONEYPOT_FIELD } from '#lib/forms/types.ts';
import styles from './Form.module.css';

/** A field that people do not see. Bots fill it in. */
export function Honeypot() {
  return (
    <div className={styles.offscreen} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
