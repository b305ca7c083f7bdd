/**
 * @generated SignedSource<<931462321720dc3fd39af6d5aac4aafd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsRoomPostsQuery_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly newsRoom: {
    readonly categories: ReadonlyArray<{
      readonly count: number | null;
      readonly name: string | null;
      readonly slug: string | null;
    }>;
    readonly category: {
      readonly slug: string | null;
    } | null;
    readonly newer: string | null;
    readonly older: string | null;
    readonly posts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NewsCard_post" | "NewsList_posts">;
    }>;
    readonly year: number | null;
    readonly years: ReadonlyArray<number>;
  } | null;
  readonly " $fragmentType": "NewsRoomPostsQuery_block";
};
export type NewsRoomPostsQuery_block$key = {
  readonly " $data"?: NewsRoomPostsQuery_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsRoomPostsQuery_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "parameters"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsRoomPostsQuery_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteNewsRoomPostsQueryBlockAttributes",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "NewsRoom",
      "kind": "LinkedField",
      "name": "newsRoom",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
          "kind": "LinkedField",
          "name": "posts",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "NewsList_posts"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "older",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "categories",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "years",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteNewsRoomPostsQueryBlock",
  "abstractKey": null
};
})();

(node as any).hash = "efa7edea468159911061a3f942168f07";

export default node;
