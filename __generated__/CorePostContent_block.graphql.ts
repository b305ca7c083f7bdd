/**
 * @generated SignedSource<<d9b9845e8b040afe7cdc43586138cc75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePostContent_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly fontSize: string | null;
    readonly style: any | null;
  } | null;
  readonly " $fragmentType": "CorePostContent_block";
};
export type CorePostContent_block$key = {
  readonly " $data"?: CorePostContent_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePostContent_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePostContent_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostContentBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "CorePostContentBlock",
  "abstractKey": null
};

(node as any).hash = "a789d991a66f49ea5f3c824df7b7f7d2";

export default node;
