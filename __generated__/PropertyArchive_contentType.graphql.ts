/**
 * @generated SignedSource<<d2c3416c6317dc7224f4374a9cae854b>>
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
      readonly endCursor: string | null;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
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
    },
    {
      "kind": "RootArgument",
      "name": "year"
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
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "year",
                  "variableName": "year"
                }
              ],
              "kind": "ObjectValue",
              "name": "dateQuery"
            },
            {
              "kind": "Literal",
              "name": "hasPassword",
              "value": false
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasPreviousPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
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

(node as any).hash = "3ac6dc8729dac8424375c51bee6e0fbc";

export default node;
