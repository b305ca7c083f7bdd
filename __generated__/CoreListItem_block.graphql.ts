/**
 * @generated SignedSource<<565b02cdec5938caa5565974c3147478>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreListItem_block$data = {
  readonly attributes: {
    readonly content: string;
  } | null;
  readonly " $fragmentType": "CoreListItem_block";
};
export type CoreListItem_block$key = {
  readonly " $data"?: CoreListItem_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreListItem_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreListItem_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreListItemBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreListItemBlock",
  "abstractKey": null
};

(node as any).hash = "a9c9a28c1a3af23f9e63aa6c2be7a6e1";

export default node;
