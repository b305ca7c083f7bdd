/**
 * @generated SignedSource<<4be33fd049d42a8ee3fb028f0130e664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyArchive_contentType$data = {
  readonly feed: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertyFeed_properties">;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
    };
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "PropertyArchive_contentType";
};
export type PropertyArchive_contentType$key = {
  readonly " $data"?: PropertyArchive_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyArchive_contentType">;
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
      "name": "feedFirst"
    },
    {
      "kind": "RootArgument",
      "name": "feedLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyArchive_contentType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    },
    {
      "alias": "feed",
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
          "variableName": "feedFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "feedLast"
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
                  "name": "PropertyFeed_properties"
                }
              ],
              "type": "Property",
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

(node as any).hash = "2d53dee61a23660983c1096d2f18a8f6";

export default node;
