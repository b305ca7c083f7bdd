/**
 * @generated SignedSource<<938631867f8ee65df8bfd358223c975d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostFeed_posts$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post" | "NewsList_posts">;
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
      "name": "NewsList_posts"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "1e2507126ef115f8bd9019a3a03e3003";

export default node;
