/**
 * @generated SignedSource<<0b031b625f2e3074375edcfb7f4c0b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceNews_posts$data = ReadonlyArray<{
  readonly date: string | null;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
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

(node as any).hash = "290eab5ee6ad63c008d788ecb5256c52";

export default node;
