/**
 * @generated SignedSource<<93cf680f1ce3a9767ca2fd22a27489ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NearbyProperties_property$data = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NearbyProperties_property",
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

(node as any).hash = "2dc5724a9572bd1c80a4018500175a6b";

export default node;
