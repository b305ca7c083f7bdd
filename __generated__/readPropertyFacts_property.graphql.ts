/**
 * @generated SignedSource<<9d17ada44f52438068a711f7c1fa13d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPropertyFacts_property$data = {
  readonly propertyFacts: {
    readonly acquiredOn: string | null;
    readonly acres: number | null;
    readonly askingRent: number | null;
    readonly availabilityUpdated: string | null;
    readonly availableFrom: string | null;
    readonly availableSquareFeet: number | null;
    readonly buildingDepthFeet: number | null;
    readonly buildingLengthFeet: number | null;
    readonly carStalls: number | null;
    readonly clearHeightFeet: number | null;
    readonly columnSpacingDepthFeet: number | null;
    readonly columnSpacingLengthFeet: number | null;
    readonly divisibleSquareFeet: number | null;
    readonly dockDoors: number | null;
    readonly driveInDoors: number | null;
    readonly floors: number | null;
    readonly leaseType: string | null;
    readonly officeSquareFeet: number | null;
    readonly power: string | null;
    readonly rail: boolean | null;
    readonly refrigeratedSquareFeet: number | null;
    readonly sides: ReadonlyArray<{
      readonly dockDoors: number | null;
      readonly floor: number | null;
      readonly truckCourtFeet: number | null;
    }> | null;
    readonly speedBayFeet: number | null;
    readonly sprinklers: string | null;
    readonly totalSquareFeet: number | null;
    readonly trailerStalls: number | null;
    readonly vanStalls: number | null;
    readonly yearBuilt: number | null;
    readonly zoning: string | null;
  } | null;
  readonly propertyMeta: {
    readonly propertyMeta: ReadonlyArray<{
      readonly metaTitle: string | null;
      readonly metaValue: string | null;
    }> | null;
  } | null;
  readonly submarkets: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
    }>;
  } | null;
  readonly " $fragmentType": "readPropertyFacts_property";
};
export type readPropertyFacts_property$key = {
  readonly " $data"?: readPropertyFacts_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPropertyFacts_property">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "readPropertyFacts_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertyfacts",
      "kind": "LinkedField",
      "name": "propertyFacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acquiredOn",
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
          "name": "askingRent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableFrom",
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
          "name": "buildingDepthFeet",
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
          "name": "carStalls",
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
          "name": "columnSpacingDepthFeet",
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
          "name": "divisibleSquareFeet",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "driveInDoors",
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
          "name": "leaseType",
          "storageKey": null
        },
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
          "name": "power",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refrigeratedSquareFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "speedBayFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sprinklers",
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
          "name": "trailerStalls",
          "storageKey": null
        },
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
          "name": "yearBuilt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availabilityUpdated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zoning",
          "storageKey": null
        },
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Property_Propertymeta",
      "kind": "LinkedField",
      "name": "propertyMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Property_Propertymeta_propertyMeta",
          "kind": "LinkedField",
          "name": "propertyMeta",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metaTitle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metaValue",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PropertyToSubmarketConnection",
      "kind": "LinkedField",
      "name": "submarkets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Submarket",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "submarkets(first:1)"
    }
  ],
  "type": "Property",
  "abstractKey": null
};
})();

(node as any).hash = "edcafbb0234dc40c9c23437a9468d9d2";

export default node;
