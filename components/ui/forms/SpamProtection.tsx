import { Honeypot } from './Honeypot.tsx';
import styles from './Form.module.css';

/**
 * Detects spam bots without a challenge for people: a honeypot field that only bots fill in, and a one-pixel image whose response records the
 * time at which the form scrolled into view. If the image was not loaded, the visitor only has to confirm the form again.
 */
export function SpamProtection() {
  return (
    <>
      <Honeypot />
      <img className={styles.beacon} src="/api/forms/clock/" alt="" width={1} height={1} loading="lazy" />
    </>
  );
}
