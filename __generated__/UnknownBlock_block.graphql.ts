/**
 * @generated SignedSource<<0013ee55933e58e0210f522cdcb8de29>>
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

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "saveContent",
    "storageKey": null
  }
];
return {
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
      "selections": (v0/*:: as any*/),
      "type": "UnknownBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "CoreLatestPostsBlock",
      "abstractKey": null
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};
})();

(node as any).hash = "cd889f3fb3dbdcb5c226c45de95f9004";

export default node;
