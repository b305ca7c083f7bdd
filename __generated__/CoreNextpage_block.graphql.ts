/**
 * @generated SignedSource<<ce2d980310917c490d0aa45c8165879d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreNextpage_block$data = {
  readonly order: number;
  readonly " $fragmentType": "CoreNextpage_block";
};
export type CoreNextpage_block$key = {
  readonly " $data"?: CoreNextpage_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreNextpage_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreNextpage_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    }
  ],
  "type": "CoreNextpageBlock",
  "abstractKey": null
};

(node as any).hash = "f75434cf90b014792dae983955f52147";

export default node;
