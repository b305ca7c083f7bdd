/**
 * @generated SignedSource<<903dee8f94d084966ffe54412e8eb715>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedPosts_post$data = {
  readonly categories: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly relatedPosts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post">;
  }>;
  readonly " $fragmentType": "RelatedPosts_post";
};
export type RelatedPosts_post$key = {
  readonly " $data"?: RelatedPosts_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedPosts_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelatedPosts_post",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "relatedPosts",
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
      "storageKey": "relatedPosts(first:3)"
    },
    {
      "alias": null,
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
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

(node as any).hash = "851c3bd531080c5a33feb654305e559d";

export default node;
