import styles from './PreviousNextLinks.module.css';

type Props = {
  /** URL of the previous page; `null` on the first page. */
  previousUrl: string | null;
  nextUrl: string | null;
  labels: { previous: string; next: string };
};

/** Links to the previous and next pages of a list. */
export function PreviousNextLinks({ previousUrl, nextUrl, labels }: Props) {
  if (!previousUrl && !nextUrl) return null;
  return (
    <nav className={styles.links} aria-label="Pagination">
      {previousUrl ? (
        <a href={previousUrl} rel="prev">
          {labels.previous}
        </a>
      ) : (
        <span />
      )}
      {nextUrl && (
        <a href={nextUrl} rel="next">
          {labels.next}
        </a>
      )}
    </nav>
  );
}
