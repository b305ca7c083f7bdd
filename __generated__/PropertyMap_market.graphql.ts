/**
 * @generated SignedSource<<39b95be48cc2e2aaad072ca00d024d38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyMap_market$data = {
  readonly properties: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly propertyFacts: {
        readonly coordinates: {
          readonly latitude: number | null;
          readonly longitude: number | null;
        } | null;
        readonly totalSquareFeet: number | null;
      } | null;
      readonly title: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly title: string | null;
  readonly " $fragmentType": "PropertyMap_market";
};
export type PropertyMap_market$key = {
  readonly " $data"?: PropertyMap_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyMap_market">;
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
  "name": "PropertyMap_market",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
                  "name": "totalSquareFeet",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "properties(first:100)"
    }
  ],
  "type": "Market",
  "abstractKey": null
};
})();

(node as any).hash = "aea945b34a3212c68d08baf4e5139cfd";

export default node;
