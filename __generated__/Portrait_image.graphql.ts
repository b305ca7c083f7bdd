/**
 * @generated SignedSource<<f4ec26786ac0b456476dafe9f31034e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Portrait_image$data = {
  readonly mediaDetails: {
    readonly height: number | null;
    readonly width: number | null;
  } | null;
  readonly mimeType: string | null;
  readonly sourceUrl: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  readonly " $fragmentType": "Portrait_image";
};
export type Portrait_image$key = {
  readonly " $data"?: Portrait_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Portrait_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaDetails",
      "kind": "LinkedField",
      "name": "mediaDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
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

(node as any).hash = "1502972c4e359cf9c7b82c2a9dbb5796";

export default node;
