/**
 * @generated SignedSource<<95b27495dcf61dc16a452b29af6973fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketNews_property$data = {
  readonly propertyMeta: {
    readonly market: {
      readonly news: {
        readonly nodes: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"NewsList_posts">;
        }>;
      } | null;
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
  } | null;
  readonly " $fragmentType": "MarketNews_property";
};
export type MarketNews_property$key = {
  readonly " $data"?: MarketNews_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketNews_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketNews_property",
  "selections": [
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
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 3
                }
              ],
              "concreteType": "MarketToPostConnection",
              "kind": "LinkedField",
              "name": "news",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Post",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "NewsList_posts"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "news(first:3)"
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

(node as any).hash = "21d52f308bce487975b78e92a2ff8a69";

export default node;
