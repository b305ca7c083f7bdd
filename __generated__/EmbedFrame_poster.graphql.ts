/**
 * @generated SignedSource<<c6c9a7c39f0d09e63e0a891301038c17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmbedFrame_poster$data = {
  readonly posterUrl: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  readonly " $fragmentType": "EmbedFrame_poster";
};
export type EmbedFrame_poster$key = {
  readonly " $data"?: EmbedFrame_poster$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedFrame_poster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmbedFrame_poster",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Picture_image"
    },
    {
      "alias": "posterUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "_1536X1536"
        }
      ],
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": "sourceUrl(size:\"_1536X1536\")"
    }
  ],
  "type": "MediaItem",
  "abstractKey": null
};

(node as any).hash = "af4db112913a5c00a364e92f66e7a4ca";

export default node;
