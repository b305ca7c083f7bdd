import { graphql } from 'relay-runtime';
import type { readPropertyFacts_property$key } from '#generated/readPropertyFacts_property.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

const fragment = graphql`
  fragment readPropertyFacts_property on Property {
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
      availabilityUpdated
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
`;

/** All facts of a property: the standard ones, and those with names from editors. */
export function readPropertyFacts(property: readPropertyFacts_property$key) {
  const { propertyFacts, propertyMeta, submarkets } = readFragment(fragment, property);
  return {
    facts: { ...propertyFacts, submarket: submarkets?.nodes[0]?.name ?? null },
    customFacts: propertyMeta?.propertyMeta ?? [],
  };
}
