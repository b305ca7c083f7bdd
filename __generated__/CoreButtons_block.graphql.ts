/**
 * @generated SignedSource<<bc6f89d28fd621783a2a0bbeff6df454>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreButtons_block$data = {
  readonly name: string;
  readonly " $fragmentType": "CoreButtons_block";
};
export type CoreButtons_block$key = {
  readonly " $data"?: CoreButtons_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreButtons_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreButtons_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "CoreButtonsBlock",
  "abstractKey": null
};

(node as any).hash = "d0fb90388bc3f79bb30529e04a335522";

export default node;
