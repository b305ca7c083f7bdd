/** The columns of a table of places or buildings. */
import type { ReactNode } from 'react';
import type { Cell, Column } from '#components/ui/numbers/Table.tsx';

export type ValueColumn<Row> = Column & {
  /** Null if the row has no value. */
  format: (row: Row) => ReactNode;
  /** What a row without a value shows. */
  empty: string;
};

/** The columns in which at least one row has a value. A column of dashes has no information. */
export const selectUsedColumns = <Row>(columns: readonly ValueColumn<Row>[], rows: readonly Row[]): ValueColumn<Row>[] =>
  columns.filter(({ format }) => rows.some((row) => format(row) !== null));

export const toCells = <Row>(columns: readonly ValueColumn<Row>[], row: Row): Cell[] =>
  columns.map(({ format, empty }) => ({ text: format(row) ?? empty }));
