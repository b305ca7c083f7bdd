/**
 * @generated SignedSource<<9abe92f0b777867f400a766c3d6a6b25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSeparator_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
  } | null;
  readonly " $fragmentType": "CoreSeparator_block";
};
export type CoreSeparator_block$key = {
  readonly " $data"?: CoreSeparator_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSeparator_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSeparator_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            }
          ],
          "type": "CoreSeparatorBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSeparatorBlock",
  "abstractKey": null
};

(node as any).hash = "c31c35d06cf561db7f6051976b1770cc";

export default node;
