import styles from './DetailMark.module.css';

/** Detail mark: number of the detail over number of the sheet, as on a drawing. Decorative, counted by CSS. */
export function DetailMark({ className }: { className?: string | undefined }) {
  return <span className={className ? `${styles.mark} ${className}` : styles.mark} aria-hidden="true" />;
}
