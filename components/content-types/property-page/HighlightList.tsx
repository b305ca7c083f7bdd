import styles from './HighlightList.module.css';

export type Highlight = { title: string | null; text: string | null };

/** What speaks for a place, lettered as on a drawing. */
export function HighlightList({ items }: { items: readonly Highlight[] }) {
  const told = items.filter(({ title }) => Boolean(title));
  if (told.length === 0) return null;
  return (
    <ol className={styles.highlights}>
      {told.map(({ title, text }, index) => (
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
