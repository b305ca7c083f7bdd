/**
 * @generated SignedSource<<7b2df59c0f450f9d9e3c078b8d73ae58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlsoInReach_property$data = {
  readonly id: string;
  readonly propertyMeta: {
    readonly market: {
      readonly neighbors: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"PropertyCard_property">;
        }>;
      } | null;
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
  } | null;
  readonly " $fragmentType": "AlsoInReach_property";
};
export type AlsoInReach_property$key = {
  readonly " $data"?: AlsoInReach_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlsoInReach_property">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlsoInReach_property",
  "selections": [
    (v0/*:: as any*/),
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
                  "value": 7
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
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PropertyCard_property"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "properties(first:7)"
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

(node as any).hash = "4fb8873a1b589b452b6a496a3be82878";

export default node;
