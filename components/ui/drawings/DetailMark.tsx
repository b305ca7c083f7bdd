import styles from './DetailMark.module.css';

/** The detail mark of an architectural drawing: number of the detail above number of the sheet. Decorative; CSS counters provide the numbers. */
export function DetailMark({ className }: { className?: string | undefined }) {
  return <span className={className ? `${styles.mark} ${className}` : styles.mark} aria-hidden="true" />;
}
