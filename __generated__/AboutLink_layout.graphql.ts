/**
 * @generated SignedSource<<3d3ab4fa195d6124e5355cab88c3b6e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutLink_layout$data = {
  readonly aboutLinkDescription: string | null;
  readonly aboutLinkTitle: string | null;
  readonly " $fragmentType": "AboutLink_layout";
};
export type AboutLink_layout$key = {
  readonly " $data"?: AboutLink_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutLink_layout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutLink_layout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutLinkTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutLinkDescription",
      "storageKey": null
    }
  ],
  "type": "PropertyPage_Propertypages_Blocks_AboutLink",
  "abstractKey": null
};

(node as any).hash = "afbf7c1700cc86af3b99d928d33fdd04";

export default node;
