/**
 * @generated SignedSource<<6998c3a96c3deeb6dbea8ff294c0bd89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedPosts_post$data = {
  readonly id: string;
  readonly nextFrom: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
      readonly posts: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post">;
        }>;
      } | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly " $fragmentType": "RelatedPosts_post";
};
export type RelatedPosts_post$key = {
  readonly " $data"?: RelatedPosts_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedPosts_post">;
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
  "name": "RelatedPosts_post",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": "nextFrom",
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
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 4
                },
                {
                  "kind": "Literal",
                  "name": "where",
                  "value": {
                    "hasPassword": false
                  }
                }
              ],
              "concreteType": "CategoryToPostConnection",
              "kind": "LinkedField",
              "name": "posts",
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
                    (v0/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "NewsCard_post"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "posts(first:4,where:{\"hasPassword\":false})"
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
})();

(node as any).hash = "a84de6bfac887de1c5a179b77fb5fb5b";

export default node;
