/**
 * @generated SignedSource<<c51560838eebc8da3d134e3538964fd7>>
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
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post">;
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
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "NewsCard_post"
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

(node as any).hash = "99858f6b108e1b9603776b2231804101";

export default node;
