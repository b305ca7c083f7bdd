/**
 * @generated SignedSource<<0399969dfd43b6883ab185b0326b671d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordForm_node$data = {
  readonly title: string | null;
  readonly uri?: string | null;
  readonly " $fragmentType": "PasswordForm_node";
};
export type PasswordForm_node$key = {
  readonly " $data"?: PasswordForm_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordForm_node",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uri",
          "storageKey": null
        }
      ],
      "type": "ContentNode",
      "abstractKey": "__isContentNode"
    }
  ],
  "type": "NodeWithTitle",
  "abstractKey": "__isNodeWithTitle"
};

(node as any).hash = "e84baa918a72e0246b1446d1f923a338";

export default node;
