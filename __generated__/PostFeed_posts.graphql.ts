/**
 * @generated SignedSource<<d6b29627f5f546af6548810b521d45c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostFeed_posts$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post" | "NewsRows_posts">;
  readonly " $fragmentType": "PostFeed_posts";
}>;
export type PostFeed_posts$key = ReadonlyArray<{
  readonly " $data"?: PostFeed_posts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostFeed_posts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PostFeed_posts",
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
      "name": "NewsRows_posts"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "fb86648a1f1f3f1b81b327367ca87cf8";

export default node;
