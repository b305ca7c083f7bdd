/**
 * @generated SignedSource<<e7dc141ed703325966673c6810ac9eab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentForm_state$data = {
  readonly replyTo: {
    readonly author: {
      readonly node: {
        readonly name: string | null;
      };
    } | null;
    readonly databaseId: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"Form_state">;
  readonly " $fragmentType": "CommentForm_state";
};
export type CommentForm_state$key = {
  readonly " $data"?: CommentForm_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentForm_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentForm_state",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Form_state"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "replyTo",
      "plural": false,
      "selections": [
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
          "concreteType": "CommentToCommenterConnectionEdge",
          "kind": "LinkedField",
          "name": "author",
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
                  "name": "name",
                  "storageKey": null
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
  "type": "FormState",
  "abstractKey": null
};

(node as any).hash = "277ec241c8aa8b02800eb25a81434b2a";

export default node;
