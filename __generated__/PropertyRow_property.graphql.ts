/**
 * @generated SignedSource<<170b40090b12b2fc253b4c2beb5860e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyRow_property$data = {
  readonly databaseId: number;
  readonly propertyFacts: {
    readonly availableSquareFeet: number | null;
    readonly buildingType: string | null;
    readonly city: string | null;
    readonly clearHeightFeet: number | null;
    readonly contacts: ReadonlyArray<{
      readonly teamMeta: {
        readonly phone: number | null;
      } | null;
      readonly title: string | null;
    }> | null;
    readonly divisibleSquareFeet: number | null;
    readonly dockDoors: number | null;
    readonly totalSquareFeet: number | null;
  } | null;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"BuildingPicture_property" | "PropertyStatus_property">;
  readonly " $fragmentType": "PropertyRow_property";
};
export type PropertyRow_property$key = {
  readonly " $data"?: PropertyRow_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyRow_property">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyRow_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
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
          "name": "city",
          "storageKey": null
        },
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
          "name": "availableSquareFeet",
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
          "name": "divisibleSquareFeet",
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
          "name": "dockDoors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "contacts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Team_Teammeta",
              "kind": "LinkedField",
              "name": "teamMeta",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "phone",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuildingPicture_property"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyStatus_property"
    }
  ],
  "type": "Property",
  "abstractKey": null
};
})();

(node as any).hash = "f9826c6b16c700795cfa2df191c767d4";

export default node;
