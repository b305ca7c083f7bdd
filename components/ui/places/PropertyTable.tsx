import { graphql } from 'relay-runtime';
import type { PropertyTable_properties$key } from '#generated/PropertyTable_properties.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { Table } from '#components/ui/numbers/Table.tsx';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import { formatLength, toSquareMeters } from '#lib/format/measure.ts';
import { formatUpToOneDecimal, formatWhole } from '#lib/format/number.ts';
import { Units } from '#components/ui/numbers/Units.tsx';
import { readFragment } from '#lib/relay/server.ts';

type Props = {
  properties: PropertyTable_properties$key;
  label: string;
  /** Whether the table has a column for the submarket. */
  withSubmarket?: boolean;
};

/** Buildings as a table for comparison, those with the most space first. */
export function PropertyTable({ properties, label, withSubmarket }: Props) {
  const rows = readFragment(
    graphql`
      fragment PropertyTable_properties on Property @relay(plural: true) {
        title
        uri
        tableSubmarkets: submarkets(first: 1) {
          nodes {
            name
            uri
          }
        }
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
    `,
    properties,
  ).toSorted(
    (a, b) =>
      (b.propertyFacts?.availableSquareFeet ?? 0) - (a.propertyFacts?.availableSquareFeet ?? 0) ||
      (b.propertyFacts?.totalSquareFeet ?? 0) - (a.propertyFacts?.totalSquareFeet ?? 0),
  );
  const formatSquareFeet = (area: number) => <Units us={formatWhole(area)} metric={formatWhole(toSquareMeters(area))} />;
  const formatNumber = (value: number | null | undefined) => (typeof value === 'number' ? formatWhole(value) : '–');
  return (
    <Table
      label={label}
      columns={[
        { title: 'Building' },
        { title: 'City' },
        ...(withSubmarket ? [{ title: 'Submarket' }] : []),
        { title: 'Type' },
        { title: <Units us="Building, sq ft" metric="Building, m²" />, isNumeric: true },
        { title: <Units us="Available, sq ft" metric="Available, m²" />, isNumeric: true },
        { title: <Units us="Clear, ft" metric="Clear, m" />, isNumeric: true },
        { title: 'Dock doors', isNumeric: true },
        { title: 'Status', wraps: true },
      ]}
      rows={rows.map((property) => {
        const { title, uri, propertyFacts: facts, tableSubmarkets } = property;
        const submarket = tableSubmarkets?.nodes[0];
        return [
          {
            text: (
              <SmartLink href={uri}>
                <RichText html={title} profile="inline" />
              </SmartLink>
            ),
          },
          { text: facts?.city },
          ...(withSubmarket
            ? [{ text: submarket?.uri ? <SmartLink href={submarket.uri}>{submarket.name}</SmartLink> : submarket?.name }]
            : []),
          { text: facts?.buildingType },
          { text: facts?.totalSquareFeet ? formatSquareFeet(facts.totalSquareFeet) : '–' },
          { text: facts?.availableSquareFeet ? formatSquareFeet(facts.availableSquareFeet) : 'None' },
          {
            text: facts?.clearHeightFeet ? (
              <Units
                us={formatUpToOneDecimal(facts.clearHeightFeet)}
                metric={formatLength(facts.clearHeightFeet).metric.replace(/ m$/, '')}
              />
            ) : (
              '–'
            ),
          },
          { text: formatNumber(facts?.dockDoors) },
          { text: <PropertyStatus property={property} /> },
        ];
      })}
    />
  );
}
