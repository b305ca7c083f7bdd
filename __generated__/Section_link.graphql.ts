/**
 * @generated SignedSource<<e8868486f1c31ab556a6e35130dcd52f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Section_link$data = {
  readonly title: string | null;
  readonly url: string | null;
  readonly " $fragmentType": "Section_link";
};
export type Section_link$key = {
  readonly " $data"?: Section_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Section_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "AcfLink",
  "abstractKey": null
};

(node as any).hash = "007a203611685ef51e1ed0f3a7d4fd11";

export default node;
