/**
 * @generated SignedSource<<25ac5735df0ab60d28ab2a62fbe51acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestSustainabilityPosts_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly posts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post" | "NewsList_posts">;
  }> | null;
  readonly " $fragmentType": "LatestSustainabilityPosts_block";
};
export type LatestSustainabilityPosts_block$key = {
  readonly " $data"?: LatestSustainabilityPosts_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestSustainabilityPosts_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestSustainabilityPosts_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLatestSustainabilityPostsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "moreLink",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Section_link"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "SiteLatestSustainabilityPostsBlock",
  "abstractKey": null
};

(node as any).hash = "db1033403109cc5e97852a3af498f945";

export default node;
