/**
 * @generated SignedSource<<310be2d3ed8e7e625166514191b220c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockTree_blocks$data = ReadonlyArray<{
  readonly clientId: string;
  readonly name: string;
  readonly parentClientId: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"registryGenerated_block">;
  readonly " $fragmentType": "BlockTree_blocks";
}>;
export type BlockTree_blocks$key = ReadonlyArray<{
  readonly " $data"?: BlockTree_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockTree_blocks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BlockTree_blocks",
  "selections": [
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
      "name": "clientId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentClientId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "registryGenerated_block"
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};

(node as any).hash = "05e891ab7751521571c5f4800f39d5db";

export default node;
