import { sanitizeInline } from '#lib/html/sanitize.ts';
import styles from './Preformatted.module.css';

type Props = {
  /** Words as markup; spaces and line ends count. */
  html: string | null | undefined;
  /** code and words: in a typewriter's letters, all of one width; verse: in those of the text. */
  kind: 'code' | 'words' | 'verse';
  className?: string | undefined;
  id?: string | undefined;
  /** What it is, for those who reach it by keyboard to scroll it. */
  label: string;
};

/** Lines as they were written. What is wider than the page scrolls within itself, by keyboard too. */
export function Preformatted({ html, kind, className, id, label }: Props) {
  const clean = sanitizeInline(html ?? '');
  if (clean.trim() === '') return null;
  const text = { __html: clean };
  return (
    <div
      className={[styles.frame, styles[kind], className].filter(Boolean).join(' ')}
      id={id}
      role="group"
      aria-label={label}
      // A region that scrolls has to be reached by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      {kind === 'code' ? (
        <pre>
          <code dangerouslySetInnerHTML={text} />
        </pre>
      ) : (
        <pre dangerouslySetInnerHTML={text} />
      )}
    </div>
  );
}
