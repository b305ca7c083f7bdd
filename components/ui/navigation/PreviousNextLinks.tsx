import styles from './PreviousNextLinks.module.css';

type Props = {
  /** Address of the part before this one; null at the beginning. */
  previous: string | null;
  next: string | null;
  words: { previous: string; next: string };
};

/** Links to the parts of a list before and after the one that is shown. */
export function PreviousNextLinks({ previous, next, words }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.links} aria-label="Parts of the list">
      {previous ? (
        <a href={previous} rel="prev">
          {words.previous}
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a href={next} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  );
}
