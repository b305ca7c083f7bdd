import styles from './Form.module.css';

/** What helps to fill a field. */
export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (hint === undefined) return null;
  return (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** What is wrong with a field, and what to do. The sign before it is read as "Error". */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      {message}
    </p>
  );
}
