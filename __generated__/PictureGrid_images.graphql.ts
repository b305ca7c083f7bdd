/**
 * @generated SignedSource<<7fa3c20acb86a67de2bdabe95d4ab84a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureGrid_images$data = ReadonlyArray<{
  readonly caption: string | null;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  readonly " $fragmentType": "PictureGrid_images";
}>;
export type PictureGrid_images$key = ReadonlyArray<{
  readonly " $data"?: PictureGrid_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureGrid_images">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PictureGrid_images",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Picture_image"
    }
  ],
  "type": "MediaItem",
  "abstractKey": null
};

(node as any).hash = "9a6d6330d638714b268da411d728102c";

export default node;
