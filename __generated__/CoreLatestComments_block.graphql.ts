/**
 * @generated SignedSource<<7d1c20d24851dabb33e0a61b86a9345b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreLatestComments_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly displayAvatar: boolean;
    readonly displayDate: boolean;
    readonly displayExcerpt: boolean;
    readonly style: any | null;
  } | null;
  readonly comments: ReadonlyArray<{
    readonly commentedOn: {
      readonly node: {
        readonly title?: string | null;
        readonly uri: string | null;
      };
    } | null;
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"loopComment_comment">;
  }> | null;
  readonly " $fragmentType": "CoreLatestComments_block";
};
export type CoreLatestComments_block$key = {
  readonly " $data"?: CoreLatestComments_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreLatestComments_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreLatestComments_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreLatestCommentsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayAvatar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayExcerpt",
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
          "name": "style",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "loopComment_comment"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CommentToContentNodeConnectionEdge",
          "kind": "LinkedField",
          "name": "commentedOn",
          "plural": false,
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "uri",
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreLatestCommentsBlock",
  "abstractKey": null
};

(node as any).hash = "a1d127b62ff8c76e3fc8adafbe25d84f";

export default node;
