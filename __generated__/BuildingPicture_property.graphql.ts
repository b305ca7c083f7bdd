/**
 * @generated SignedSource<<486213f52176423f9e6bc12e47d2bbdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuildingPicture_property$data = {
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly pictureStatus: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null;
    }>;
  } | null;
  readonly propertyFacts: {
    readonly availablePosition: string | null;
    readonly availableSquareFeet: number | null;
    readonly buildingDepthFeet: number | null;
    readonly buildingLengthFeet: number | null;
    readonly buildingType: string | null;
    readonly clearHeightFeet: number | null;
    readonly columnSpacingDepthFeet: number | null;
    readonly columnSpacingLengthFeet: number | null;
    readonly floors: number | null;
    readonly officeFloors: number | null;
    readonly officePosition: string | null;
    readonly officeSquareFeet: number | null;
    readonly rooms: ReadonlyArray<{
      readonly name: string | null;
      readonly squareFeet: number | null;
    }> | null;
    readonly sides: ReadonlyArray<{
      readonly dockDoors: number | null;
      readonly driveInDoors: number | null;
      readonly floor: number | null;
      readonly side: string | null;
      readonly trailerStalls: number | null;
      readonly truckCourtFeet: number | null;
      readonly vanStalls: number | null;
    }> | null;
    readonly speedBayFeet: number | null;
    readonly totalSquareFeet: number | null;
  } | null;
  readonly " $fragmentType": "BuildingPicture_property";
};
export type BuildingPicture_property$key = {
  readonly " $data"?: BuildingPicture_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuildingPicture_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuildingPicture_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "featuredImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "pictureStatus",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PropertyToStatusConnection",
      "kind": "LinkedField",
      "name": "allStatus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "allStatus(first:1)"
    },
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
          "name": "availablePosition",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dockDoors",
              "storageKey": null
            },
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
              "name": "trailerStalls",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vanStalls",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "squareFeet",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "e4787f872b103ee0e589b9bbf46b540f";

export default node;
