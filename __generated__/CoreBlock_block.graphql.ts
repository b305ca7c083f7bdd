/**
 * @generated SignedSource<<3f5bb0471d08da0b76ac4cc42bca2e5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreBlock_block$data = {
  readonly attributes: {
    readonly ref: number | null;
  } | null;
  readonly " $fragmentType": "CoreBlock_block";
};
export type CoreBlock_block$key = {
  readonly " $data"?: CoreBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ref",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreBlock",
  "abstractKey": null
};

(node as any).hash = "241f675367d7030224e45d073be2dccf";

export default node;
