/**
 * @generated SignedSource<<bb002cd8a4aec44d36aeb96414472a38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketArchive_contentType$data = {
  readonly directory: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MarketIndex_markets" | "MarketMap_markets">;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
    };
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "MarketArchive_contentType";
};
export type MarketArchive_contentType$key = {
  readonly " $data"?: MarketArchive_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketArchive_contentType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "before"
    },
    {
      "kind": "RootArgument",
      "name": "directoryFirst"
    },
    {
      "kind": "RootArgument",
      "name": "directoryLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketArchive_contentType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    },
    {
      "alias": "directory",
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "directoryFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "directoryLast"
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "hasPassword": false
          }
        }
      ],
      "concreteType": "ContentTypeToContentNodeConnection",
      "kind": "LinkedField",
      "name": "contentNodes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MarketMap_markets"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MarketIndex_markets"
                }
              ],
              "type": "Market",
              "abstractKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentTypeToContentNodeConnectionPageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ListPagination_pageInfo"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};

(node as any).hash = "8a6f28185abf85b861d56d58dfda33c0";

export default node;
