/**
 * @generated SignedSource<<69fbb368c901e3db44e6fe30861c8f9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type drawingFacts_facts$data = {
  readonly acres: number | null;
  readonly availablePosition: string | null;
  readonly availableSquareFeet: number | null;
  readonly buildingDepthFeet: number | null;
  readonly buildingLengthFeet: number | null;
  readonly buildingType: string | null;
  readonly carStalls: number | null;
  readonly clearHeightFeet: number | null;
  readonly columnSpacingDepthFeet: number | null;
  readonly columnSpacingLengthFeet: number | null;
  readonly coordinates: {
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  readonly distances: ReadonlyArray<{
    readonly coordinates: {
      readonly latitude: number | null;
      readonly longitude: number | null;
    } | null;
    readonly miles: number | null;
    readonly minutes: number | null;
    readonly name: string | null;
  }> | null;
  readonly divisibleSquareFeet: number | null;
  readonly dockDoors: number | null;
  readonly driveInDoors: number | null;
  readonly floors: number | null;
  readonly frontBearingDegrees: number | null;
  readonly officeFloors: number | null;
  readonly officePosition: string | null;
  readonly officeSquareFeet: number | null;
  readonly rooms: ReadonlyArray<{
    readonly highestFahrenheit: number | null;
    readonly lowestFahrenheit: number | null;
    readonly megawatts: number | null;
    readonly name: string | null;
    readonly squareFeet: number | null;
  }> | null;
  readonly sides: ReadonlyArray<{
    readonly carStalls: number | null;
    readonly dockDoors: number | null;
    readonly driveInDoors: number | null;
    readonly floor: number | null;
    readonly railcarSpots: number | null;
    readonly side: string | null;
    readonly trailerStalls: number | null;
    readonly truckCourtFeet: number | null;
    readonly vanStalls: number | null;
  }> | null;
  readonly siteDepthFeet: number | null;
  readonly siteLengthFeet: number | null;
  readonly speedBayFeet: number | null;
  readonly streetSide: string | null;
  readonly totalSquareFeet: number | null;
  readonly trailerStalls: number | null;
  readonly " $fragmentType": "drawingFacts_facts";
};
export type drawingFacts_facts$key = {
  readonly " $data"?: drawingFacts_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"drawingFacts_facts">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "driveInDoors",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trailerStalls",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carStalls",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Coordinates",
  "kind": "LinkedField",
  "name": "coordinates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "drawingFacts_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalSquareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableSquareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "divisibleSquareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingLengthFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingDepthFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clearHeightFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columnSpacingLengthFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columnSpacingDepthFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "speedBayFeet",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "officeSquareFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "officeFloors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "officePosition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acres",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteLengthFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteDepthFeet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "streetSide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frontBearingDegrees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availablePosition",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertyfacts_sides",
      "kind": "LinkedField",
      "name": "sides",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "side",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "truckCourtFeet",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vanStalls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "railcarSpots",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertyfacts_rooms",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "squareFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestFahrenheit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highestFahrenheit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "megawatts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertyfacts_distances",
      "kind": "LinkedField",
      "name": "distances",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "miles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Property_Propertyfacts",
  "abstractKey": null
};
})();

(node as any).hash = "0aa162be49935e62396dbbd8f2a646b5";

export default node;
