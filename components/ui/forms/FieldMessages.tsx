import styles from './Form.module.css';

/** Help text of a form field. */
export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (hint === undefined) return null;
  return (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** Error message of a form field. CSS adds an icon before it that assistive technology announces as "Error". */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      {message}
    </p>
  );
}
