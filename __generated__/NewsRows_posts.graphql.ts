/**
 * @generated SignedSource<<88636224a8a8f4f14e23abd9481d5345>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsRows_posts$data = ReadonlyArray<{
  readonly cardCategories: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
    }>;
  } | null;
  readonly date: string | null;
  readonly id: string;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "NewsRows_posts";
}>;
export type NewsRows_posts$key = ReadonlyArray<{
  readonly " $data"?: NewsRows_posts$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsRows_posts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NewsRows_posts",
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

(node as any).hash = "a1b1f70b8db036f32e6ff87099efeab9";

export default node;
