import styles from './HighlightList.module.css';

export type Highlight = { title: string | null; text: string | null };

/** A list of highlights, numbered with letters. */
export function HighlightList({ items }: { items: readonly Highlight[] }) {
  const highlights = items.filter(({ title }) => Boolean(title));
  if (highlights.length === 0) return null;
  return (
    <ol className={styles.highlights}>
      {highlights.map(({ title, text }, index) => (
        <li key={index}>
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
