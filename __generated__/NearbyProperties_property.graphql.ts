/**
 * @generated SignedSource<<412800ac81f6f9ca577e61dc772488ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NearbyProperties_property$data = {
  readonly id: string;
  readonly propertyFacts: {
    readonly availableSquareFeet: number | null;
    readonly buildingType: string | null;
    readonly coordinates: {
      readonly latitude: number | null;
      readonly longitude: number | null;
    } | null;
    readonly totalSquareFeet: number | null;
  } | null;
  readonly propertyMeta: {
    readonly market: {
      readonly neighbors: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly propertyFacts: {
            readonly availableSquareFeet: number | null;
            readonly buildingType: string | null;
            readonly coordinates: {
              readonly latitude: number | null;
              readonly longitude: number | null;
            } | null;
            readonly totalSquareFeet: number | null;
          } | null;
          readonly " $fragmentSpreads": FragmentRefs<"PropertyCard_property">;
        }>;
      } | null;
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
  } | null;
  readonly " $fragmentType": "NearbyProperties_property";
};
export type NearbyProperties_property$key = {
  readonly " $data"?: NearbyProperties_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"NearbyProperties_property">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NearbyProperties_property",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "market",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            },
            {
              "alias": "neighbors",
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 40
                }
              ],
              "concreteType": "MarketToPropertyConnection",
              "kind": "LinkedField",
              "name": "properties",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Property",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PropertyCard_property"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "properties(first:40)"
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
})();

(node as any).hash = "a0191294a8536bf03e787c91f51f8a77";

export default node;
