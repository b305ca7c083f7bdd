/**
 * @generated SignedSource<<f14ac15be974aa9630d5c1d66bf27b40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreMore_block$data = {
  readonly parentNodeDatabaseId: number;
  readonly " $fragmentType": "CoreMore_block";
};
export type CoreMore_block$key = {
  readonly " $data"?: CoreMore_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreMore_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreMore_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentNodeDatabaseId",
      "storageKey": null
    }
  ],
  "type": "CoreMoreBlock",
  "abstractKey": null
};

(node as any).hash = "129f0f56d112e349ec59c39ea77c0c5c";

export default node;
