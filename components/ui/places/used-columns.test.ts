import { expect, test } from 'vitest';
import { selectUsedColumns, toCells, type ValueColumn } from './used-columns.ts';

type Row = { docks: number | null; available: number | null };

const columns: ValueColumn<Row>[] = [
  { title: 'Docks', format: ({ docks }) => docks, empty: '–' },
  { title: 'Available', format: ({ available }) => available, empty: 'None' },
];

test('a column without any value is left out, and a single missing value is named', () => {
  const rows = [
    { docks: 0, available: null },
    { docks: null, available: null },
  ];
  const used = selectUsedColumns(columns, rows);
  expect(used.map(({ title }) => title)).toEqual(['Docks']);
  expect(rows.map((row) => toCells(used, row))).toEqual([[{ text: 0 }], [{ text: '–' }]]);
  expect(selectUsedColumns(columns, [{ docks: 4, available: 1 }])).toHaveLength(2);
});
