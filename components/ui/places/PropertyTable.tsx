import { graphql } from 'relay-runtime';
import type { PropertyTable_properties$key } from '#generated/PropertyTable_properties.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { Table } from '#components/ui/numbers/Table.tsx';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import { formatWhole } from '#lib/format/number.ts';
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
  const formatNumber = (value: number | null | undefined) => (typeof value === 'number' ? formatWhole(value) : '–');
  return (
    <Table
      label={label}
      columns={[
        { title: 'Building' },
        { title: 'City' },
        ...(withSubmarket ? [{ title: 'Submarket' }] : []),
        { title: 'Type' },
        { title: 'Building, sq ft', isNumeric: true },
        { title: 'Available, sq ft', isNumeric: true },
        { title: 'Clear, ft', isNumeric: true },
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
          { text: formatNumber(facts?.totalSquareFeet) },
          { text: facts?.availableSquareFeet ? formatWhole(facts.availableSquareFeet) : 'None' },
          { text: formatNumber(facts?.clearHeightFeet) },
          { text: formatNumber(facts?.dockDoors) },
          { text: <PropertyStatus property={property} /> },
        ];
      })}
    />
  );
}
