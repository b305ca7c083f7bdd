/**
 * @generated SignedSource<<8af3efbd0aac299d825a78e630e28c62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreFreeform_block$data = {
  readonly renderedHtml: string | null;
  readonly " $fragmentType": "CoreFreeform_block";
};
export type CoreFreeform_block$key = {
  readonly " $data"?: CoreFreeform_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreFreeform_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreFreeform_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renderedHtml",
      "storageKey": null
    }
  ],
  "type": "CoreFreeformBlock",
  "abstractKey": null
};

(node as any).hash = "fcbeac0bf63f337e6cb685770dbb2a54";

export default node;
