import { graphql } from 'relay-runtime';
import type { drawingFacts_facts$key } from '#generated/drawingFacts_facts.graphql.ts';
import { type BuildingFacts, readBuildingFacts } from '#lib/drawings/building-facts.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Reads the facts of a property that its drawings use. Values that cannot be drawn are left out. */
export function readDrawingFacts(key: drawingFacts_facts$key | null | undefined): BuildingFacts {
  const facts = readFragment(
    graphql`
      fragment drawingFacts_facts on Property_Propertyfacts {
        buildingType
        totalSquareFeet
        availableSquareFeet
        divisibleSquareFeet
        buildingLengthFeet
        buildingDepthFeet
        floors
        clearHeightFeet
        columnSpacingLengthFeet
        columnSpacingDepthFeet
        speedBayFeet
        dockDoors
        driveInDoors
        trailerStalls
        carStalls
        officeSquareFeet
        officeFloors
        officePosition
        acres
        siteLengthFeet
        siteDepthFeet
        streetSide
        frontBearingDegrees
        availablePosition
        coordinates {
          latitude
          longitude
        }
        sides {
          side
          floor
          truckCourtFeet
          dockDoors
          driveInDoors
          trailerStalls
          carStalls
          vanStalls
          railcarSpots
        }
        rooms {
          name
          squareFeet
          lowestFahrenheit
          highestFahrenheit
          megawatts
        }
        distances {
          name
          miles
          minutes
          coordinates {
            latitude
            longitude
          }
        }
      }
    `,
    key,
  );
  return readBuildingFacts(facts ?? {});
}
