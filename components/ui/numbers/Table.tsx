import type { ReactNode } from 'react';
import styles from './Table.module.css';

export type Column = {
  title: ReactNode;
  /** Whether the column contains numbers, which are aligned to the end of their cells. */
  isNumeric?: boolean;
  /** Whether long text wraps instead of making the column wider. */
  wraps?: boolean;
};

export type Cell = {
  text: ReactNode;
  /** Length of a bar before the number, from 0 to 1. */
  share?: number;
};

type Props = {
  /** Accessible name of the region that scrolls if the table is wider than the screen. */
  label: string;
  caption?: ReactNode;
  columns: readonly Column[];
  /** The first cell of a row names it. */
  rows: ReadonlyArray<readonly Cell[]>;
  total?: readonly Cell[] | undefined;
};

type GroupedProps = Omit<Props, 'rows'> & { groups: ReadonlyArray<{ title: ReactNode; rows: Props['rows'] }> };

/** A table of numbers that scrolls horizontally on narrow screens. Its first column stays in view. */
export function Table({ rows, ...props }: Props) {
  return (
    <TableFrame {...props}>
      <tbody>
        <Rows columns={props.columns} rows={rows} />
      </tbody>
    </TableFrame>
  );
}

/** A table whose rows are in groups, each with a heading. */
export function GroupedTable({ groups, ...props }: GroupedProps) {
  return (
    <TableFrame {...props}>
      {groups.map(({ title, rows }, index) => (
        <tbody key={index}>
          <tr>
            <th scope="rowgroup" className={styles.group} colSpan={props.columns.length}>
              {title}
            </th>
          </tr>
          <Rows columns={props.columns} rows={rows} />
        </tbody>
      ))}
    </TableFrame>
  );
}

function TableFrame({ label, caption, columns, total, children }: Omit<Props, 'rows'> & { children: ReactNode }) {
  return (
    <div className={`${styles.scroll} scroll-inline`} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {caption && (
          <caption>
            <span className={styles.caption}>{caption}</span>
          </caption>
        )}
        <thead>
          <tr>
            {columns.map(({ title, isNumeric }, index) => (
              <th scope="col" className={isNumeric ? styles.numeric : undefined} key={index}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {children}
        {total && (
          <tfoot>
            <Row columns={columns} cells={total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Rows({ columns, rows }: Pick<Props, 'columns' | 'rows'>) {
  return rows.map((cells, index) => <Row columns={columns} cells={cells} key={index} />);
}

function Row({ columns, cells }: { columns: readonly Column[]; cells: readonly Cell[] }) {
  return (
    <tr>
      {cells.map(({ text, share }, index) => {
        const { isNumeric, wraps } = columns[index] ?? {};
        const className = isNumeric ? styles.numeric : wraps ? styles.wrapping : undefined;
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

/** A bar that shows the number next to it. It is an SVG with a width, because the content security policy blocks `style` attributes. */
function Bar({ share }: { share: number }) {
  return <svg className={styles.bar} width={Math.round(Math.min(1, Math.max(0, share)) * 80)} aria-hidden="true" />;
}
