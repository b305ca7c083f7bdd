/**
 * @generated SignedSource<<7404036e5e822fbac470be0db1849430>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreMissing_block$data = {
  readonly attributes: {
    readonly originalContent: string | null;
  } | null;
  readonly " $fragmentType": "CoreMissing_block";
};
export type CoreMissing_block$key = {
  readonly " $data"?: CoreMissing_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreMissing_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreMissing_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreMissingBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalContent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreMissingBlock",
  "abstractKey": null
};

(node as any).hash = "865cb96e0b6f94a7f346e49f3c4d887d";

export default node;
