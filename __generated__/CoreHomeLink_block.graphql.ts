/**
 * @generated SignedSource<<f269b0db86c662f25c0027d4ab9de37c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreHomeLink_block$data = {
  readonly attributes: {
    readonly label: string | null;
  } | null;
  readonly " $fragmentType": "CoreHomeLink_block";
};
export type CoreHomeLink_block$key = {
  readonly " $data"?: CoreHomeLink_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreHomeLink_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreHomeLink_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreHomeLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreHomeLinkBlock",
  "abstractKey": null
};

(node as any).hash = "67e8a1f1e09473df630312a2e6704fbc";

export default node;
