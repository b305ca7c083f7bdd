/**
 * @generated SignedSource<<0e90862f9239249d9b9e77ea3e7a83e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceNews_posts$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post" | "NewsList_posts">;
  readonly " $fragmentType": "PlaceNews_posts";
}>;
export type PlaceNews_posts$key = ReadonlyArray<{
  readonly " $data"?: PlaceNews_posts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceNews_posts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlaceNews_posts",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewsList_posts"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "b136d6f7d8cc51c21ed976c510ddd97d";

export default node;
