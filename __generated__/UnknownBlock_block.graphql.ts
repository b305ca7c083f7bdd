/**
 * @generated SignedSource<<0d6bd5b71faacdb794c0daadb3e70ac7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnknownBlock_block$data = {
  readonly name: string;
  readonly saveContent?: string | null;
  readonly " $fragmentType": "UnknownBlock_block";
};
export type UnknownBlock_block$key = {
  readonly " $data"?: UnknownBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnknownBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnknownBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saveContent",
          "storageKey": null
        }
      ],
      "type": "UnknownBlock",
      "abstractKey": null
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};

(node as any).hash = "82f40f9d031dd54dddbc5ae0b8893119";

export default node;
