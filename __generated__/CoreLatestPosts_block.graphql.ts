/**
 * @generated SignedSource<<2ecfef292e1fd6c196fa39737c03c561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreLatestPosts_block$data = {
  readonly attributes: {
    readonly addLinkToFeaturedImage?: boolean;
    readonly align?: string | null;
    readonly backgroundColor?: string | null;
    readonly coreColumns?: number;
    readonly displayAuthor?: boolean;
    readonly displayFeaturedImage?: boolean;
    readonly displayPostContent?: boolean;
    readonly displayPostContentRadio?: string;
    readonly displayPostDate?: boolean;
    readonly excerptLength?: number;
    readonly fontSize?: string | null;
    readonly postLayout?: string;
    readonly style?: any | null;
    readonly textColor?: string | null;
  } | null;
  readonly posts: ReadonlyArray<{
    readonly content: string | null;
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
    };
  }> | null;
  readonly " $fragmentType": "CoreLatestPosts_block";
};
export type CoreLatestPosts_block$key = {
  readonly " $data"?: CoreLatestPosts_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreLatestPosts_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreLatestPosts_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postLayout",
              "storageKey": null
            },
            {
              "alias": "coreColumns",
              "args": null,
              "kind": "ScalarField",
              "name": "columns",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayPostContent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayPostContentRadio",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "excerptLength",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayAuthor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayPostDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayFeaturedImage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "addLinkToFeaturedImage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "backgroundColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fontSize",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "style",
              "storageKey": null
            }
          ],
          "type": "CoreLatestPostsBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoopEntry",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "loopNode_node"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreLatestPostsBlock",
  "abstractKey": null
};

(node as any).hash = "2531765d783142b4292d31bd6ab410eb";

export default node;
