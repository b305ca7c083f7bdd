import { graphql } from 'relay-runtime';
import type { PropertyFactGrid_property$key } from '#generated/PropertyFactGrid_property.graphql.ts';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { getMainFact, listOtherFacts } from '#components/ui/property/property-facts.ts';
import { readFragment } from '#lib/relay/server.ts';

/** All facts of a property in a grid: the available area, the other standard facts, and those from editors. */
export function PropertyFactGrid({ property }: { property: PropertyFactGrid_property$key }) {
  const { propertyFacts, propertyMeta, submarkets } = readFragment(
    graphql`
      fragment PropertyFactGrid_property on Property {
        propertyFacts {
          acquiredOn
          acres
          askingRent
          availableFrom
          availableSquareFeet
          buildingDepthFeet
          buildingLengthFeet
          carStalls
          clearHeightFeet
          columnSpacingDepthFeet
          columnSpacingLengthFeet
          divisibleSquareFeet
          dockDoors
          driveInDoors
          floors
          leaseType
          officeSquareFeet
          power
          rail
          refrigeratedSquareFeet
          speedBayFeet
          sprinklers
          totalSquareFeet
          trailerStalls
          vanStalls
          yearBuilt
          zoning
          sides {
            floor
            truckCourtFeet
            dockDoors
          }
        }
        propertyMeta {
          propertyMeta {
            metaTitle
            metaValue
          }
        }
        submarkets(first: 1) {
          nodes {
            name
          }
        }
      }
    `,
    property,
  );
  const facts = { ...propertyFacts, submarket: submarkets?.nodes[0]?.name ?? null };
  return <FactGrid mainFact={getMainFact(facts)} facts={listOtherFacts(facts, propertyMeta?.propertyMeta ?? [])} />;
}
