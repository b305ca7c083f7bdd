/**
 * @generated SignedSource<<7a32e5b1591d50b535dc4e68a5420322>>
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
    readonly posts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"NewsRows_posts">;
    }>;
  } | null;
  readonly " $fragmentType": "NewsRoomPostsQuery_block";
};
export type NewsRoomPostsQuery_block$key = {
  readonly " $data"?: NewsRoomPostsQuery_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsRoomPostsQuery_block">;
};

const node: ReaderFragment = {
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "NewsRows_posts"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteNewsRoomPostsQueryBlock",
  "abstractKey": null
};

(node as any).hash = "c28cd63f0304ffc5a22a02378b20b2e2";

export default node;
