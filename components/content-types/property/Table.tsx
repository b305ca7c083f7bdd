import type { ReactNode } from 'react';
import styles from './Table.module.css';

export type Column = {
  title: ReactNode;
  /** Figures stand at the end of their cells, below each other. */
  figures?: boolean;
};

export type Cell = {
  text: ReactNode;
  /** 0 to 1: a bar before the figure. */
  share?: number;
};

type Props = {
  /** Accessible name; also of the region that scrolls where the table is wider than the screen. */
  label: string;
  caption?: ReactNode;
  columns: readonly Column[];
  /** The first cell of a row names it. */
  rows: ReadonlyArray<readonly Cell[]>;
  total?: readonly Cell[] | undefined;
};

/** Figures in rows and columns. */
export function Table({ label, caption, columns, rows, total }: Props) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ title, figures }, index) => (
              <th scope="col" className={figures ? styles.figures : undefined} key={index}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <Row columns={columns} cells={cells} key={index} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row columns={columns} cells={total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ columns, cells }: { columns: readonly Column[]; cells: readonly Cell[] }) {
  return (
    <tr>
      {cells.map(({ text, share }, index) => {
        const className = columns[index]?.figures ? styles.figures : undefined;
        if (index === 0) {
          return (
            <th scope="row" className={className} key={index}>
              {text}
            </th>
          );
        }
        return (
          <td className={className} key={index}>
            {share !== undefined && <Bar share={share} />}
            {text}
          </td>
        );
      })}
    </tr>
  );
}

/** The figure beside it says the same. A width of the drawing, because a style attribute would be refused. */
function Bar({ share }: { share: number }) {
  return <svg className={styles.bar} width={Math.round(Math.min(1, Math.max(0, share)) * 80)} aria-hidden="true" />;
}
