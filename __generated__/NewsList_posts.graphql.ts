/**
 * @generated SignedSource<<52e3b7b013eb4e84a80a8d85a52f28ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsList_posts$data = ReadonlyArray<{
  readonly cardCategories: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
    }>;
  } | null;
  readonly date: string | null;
  readonly id: string;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "NewsList_posts";
}>;
export type NewsList_posts$key = ReadonlyArray<{
  readonly " $data"?: NewsList_posts$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsList_posts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NewsList_posts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": "cardCategories",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PostToCategoryConnection",
      "kind": "LinkedField",
      "name": "categories",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "categories(first:1)"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "5ffb85610eb84afa925b1cf9bbcefe5d";

export default node;
