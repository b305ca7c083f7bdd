import { graphql } from 'relay-runtime';
import type { PropertyTable_properties$data, PropertyTable_properties$key } from '#generated/PropertyTable_properties.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { Table } from '#components/ui/numbers/Table.tsx';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import { formatLength } from '#lib/format/measure.ts';
import { formatUpToOneDecimal, formatWhole } from '#lib/format/number.ts';
import { AreaNumber, Units } from '#components/ui/numbers/Units.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { selectUsedColumns, toCells, type ValueColumn } from './used-columns.ts';

type Props = {
  properties: PropertyTable_properties$key;
  label: string;
};

const fragment = graphql`
  fragment PropertyTable_properties on Property @relay(plural: true) {
    title
    uri
    propertyFacts {
      city
      buildingType
      totalSquareFeet
      availableSquareFeet
      clearHeightFeet
      dockDoors
    }
    ...PropertyStatus_property
  }
`;

type Row = PropertyTable_properties$data[number];

const formatArea = (squareFeet: number | null | undefined) => (squareFeet ? <AreaNumber squareFeet={squareFeet} /> : null);

const columns: readonly ValueColumn<Row>[] = [
  { title: 'City', format: ({ propertyFacts }) => propertyFacts?.city || null, empty: '' },
  { title: 'Type', format: ({ propertyFacts }) => propertyFacts?.buildingType || null, empty: '' },
  {
    title: <Units us="Building, sq ft" metric="Building, m²" />,
    isNumeric: true,
    format: ({ propertyFacts }) => formatArea(propertyFacts?.totalSquareFeet),
    empty: '–',
  },
  {
    title: <Units us="Available, sq ft" metric="Available, m²" />,
    isNumeric: true,
    format: ({ propertyFacts }) => formatArea(propertyFacts?.availableSquareFeet),
    empty: 'None',
  },
  {
    title: <Units us="Clear, ft" metric="Clear, m" />,
    isNumeric: true,
    format: ({ propertyFacts }) => formatHeight(propertyFacts?.clearHeightFeet),
    empty: '–',
  },
  {
    title: 'Dock doors',
    isNumeric: true,
    format: ({ propertyFacts }) => (typeof propertyFacts?.dockDoors === 'number' ? formatWhole(propertyFacts.dockDoors) : null),
    empty: '–',
  },
  { title: 'Status', wraps: true, format: (property) => <PropertyStatus property={property} />, empty: '' },
];

/** Buildings as a table for comparison, those with the most space first. Columns without any value are left out. */
export function PropertyTable({ properties, label }: Props) {
  const rows = readFragment(fragment, properties).toSorted(
    (a, b) =>
      (b.propertyFacts?.availableSquareFeet ?? 0) - (a.propertyFacts?.availableSquareFeet ?? 0) ||
      (b.propertyFacts?.totalSquareFeet ?? 0) - (a.propertyFacts?.totalSquareFeet ?? 0),
  );
  const used = selectUsedColumns(columns, rows);
  return (
    <Table
      label={label}
      columns={[{ title: 'Building' }, ...used]}
      rows={rows.map((property) => [{ text: <BuildingLink property={property} /> }, ...toCells(used, property)])}
    />
  );
}

const BuildingLink = ({ property: { title, uri } }: { property: Row }) => (
  <SmartLink href={uri}>
    <RichText html={title} profile="inline" />
  </SmartLink>
);

function formatHeight(feet: number | null | undefined) {
  if (!feet) return null;
  return <Units us={formatUpToOneDecimal(feet)} metric={formatLength(feet).metric.replace(/ m$/, '')} />;
}
