/**
 * @generated SignedSource<<c135f696081c478f7f5b0a7a52beedfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type loopNode_node$data = {
  readonly databaseId: number;
  readonly date: string | null;
  readonly excerpt?: string | null;
  readonly featuredImage?: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly id: string;
  readonly modified: string | null;
  readonly title?: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "loopNode_node";
};
export type loopNode_node$key = {
  readonly " $data"?: loopNode_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "loopNode_node",
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
      "name": "databaseId",
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
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modified",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "type": "NodeWithTitle",
      "abstractKey": "__isNodeWithTitle"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excerpt",
          "storageKey": null
        }
      ],
      "type": "NodeWithExcerpt",
      "abstractKey": "__isNodeWithExcerpt"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
          "kind": "LinkedField",
          "name": "featuredImage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Picture_image"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "NodeWithFeaturedImage",
      "abstractKey": "__isNodeWithFeaturedImage"
    }
  ],
  "type": "ContentNode",
  "abstractKey": "__isContentNode"
};

(node as any).hash = "322bb84f1451d6dd2b27852840dfcec5";

export default node;
