/**
 * @generated SignedSource<<f98eaa27ecf50d55b844efa10d3899fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordNotice_node$data = {
  readonly title: string | null;
  readonly " $fragmentType": "PasswordNotice_node";
};
export type PasswordNotice_node$key = {
  readonly " $data"?: PasswordNotice_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordNotice_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordNotice_node",
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
};

(node as any).hash = "209395d7a7f5a8886d21d0d22ac3fe0b";

export default node;
