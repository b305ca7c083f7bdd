import { graphql } from 'relay-runtime';
import type { PlaceTable_portfolio$data, PlaceTable_portfolio$key } from '#generated/PlaceTable_portfolio.graphql.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { type Cell, GroupedTable, Table } from '#components/ui/numbers/Table.tsx';
import { AreaNumber, Units } from '#components/ui/numbers/Units.tsx';
import { formatAskingRents, formatShare } from '#lib/format/portfolio.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatWhole } from '#lib/format/number.ts';
import { readFragment } from '#lib/relay/server.ts';
import { selectUsedColumns, toCells, type ValueColumn } from './used-columns.ts';

export type PlaceRow = { name: string | null; uri: string | null; portfolio: PlaceTable_portfolio$key };

type PlaceGroup = { title: string; uri: string | null | undefined; places: readonly PlaceRow[] };

type Props = {
  /** Accessible name of the table, `Submarkets`. */
  label: string;
  /** Heading of the first column, `Submarket`. */
  kind: string;
  /** The totals of all rows, with a heading. */
  total?: PlaceRow | undefined;
} & ({ places: readonly PlaceRow[]; groups?: never } | { places?: never; groups: readonly PlaceGroup[] });

const fragment = graphql`
  fragment PlaceTable_portfolio on Portfolio {
    buildings
    squareFeet
    leasedShare
    availableNowSquareFeet
    largestSpaceSquareFeet
    lowestAskingRent
    highestAskingRent
    checkedOn
  }
`;

type Portfolio = PlaceTable_portfolio$data;

const columns: readonly ValueColumn<Portfolio>[] = [
  { title: 'Buildings', format: ({ buildings }) => formatWhole(buildings), empty: '0' },
  {
    title: <Units us="Square feet" metric="Square meters" />,
    format: ({ squareFeet }) => <AreaNumber squareFeet={squareFeet} />,
    empty: '0',
  },
  { title: 'Leased', format: ({ leasedShare }) => formatShare(leasedShare), empty: '–' },
  {
    title: <Units us="Available now, sq ft" metric="Available now, m²" />,
    format: ({ availableNowSquareFeet: area }) => (area > 0 ? <AreaNumber squareFeet={area} /> : null),
    empty: 'None',
  },
  {
    title: <Units us="Largest space, sq ft" metric="Largest space, m²" />,
    format: ({ largestSpaceSquareFeet: area }) => (area ? <AreaNumber squareFeet={area} /> : null),
    empty: 'None',
  },
  { title: 'Asking rent', format: (portfolio) => formatAskingRents(portfolio), empty: '–' },
];

/** Places with the totals of our buildings, each with a link to its page. Columns without any value are left out. */
export function PlaceTable({ label, kind, places, groups, total }: Props) {
  const read = ({ name, uri, portfolio }: PlaceRow) => ({ name, uri, portfolio: readFragment(fragment, portfolio) });
  const groupList = (groups ?? [{ title: '', uri: null, places }]).map((group) => ({ ...group, places: group.places.map(read) }));
  const all = groupList.flatMap((group) => group.places.map(({ portfolio }) => portfolio));
  const used = selectUsedColumns(columns, all);
  const toRow = ({ name, uri, portfolio }: ReturnType<typeof read>): Cell[] => [
    { text: uri ? <SmartLink href={uri}>{name}</SmartLink> : name },
    ...toCells(used, portfolio),
  ];
  const checkedOn = formatDate(
    all
      .map((portfolio) => portfolio.checkedOn ?? '')
      .toSorted()
      .at(-1),
  );
  const table = {
    label,
    caption: `Our buildings${checkedOn ? `, ${checkedOn}` : ''}. Asking rents are per square foot per year. “Leased” counts only stabilized buildings, those completed before this year and owned for at least a year.`,
    columns: [{ title: kind }, ...used.map(({ title }) => ({ title, isNumeric: true }))],
    total: total && toRow(read(total)),
  };
  if (!groups) return <Table {...table} rows={groupList.flatMap((group) => group.places.map(toRow))} />;
  return (
    <GroupedTable
      {...table}
      groups={groupList.map(({ title, uri, places: rows }) => ({
        title: uri ? <SmartLink href={uri}>{title}</SmartLink> : title,
        rows: rows.map(toRow),
      }))}
    />
  );
}
