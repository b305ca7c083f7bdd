/**
 * @generated SignedSource<<bc95bda69658c02fc56a1391d70d4363>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteLogo_image$data = {
  readonly mediaDetails: {
    readonly height: number | null;
    readonly width: number | null;
  } | null;
  readonly pictureSources: ReadonlyArray<{
    readonly mimeType: string;
    readonly srcSet: string;
  }> | null;
  readonly sourceUrl: string | null;
  readonly srcSet: string | null;
  readonly " $fragmentType": "SiteLogo_image";
};
export type SiteLogo_image$key = {
  readonly " $data"?: SiteLogo_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteLogo_image">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteLogo_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "PictureSource",
      "kind": "LinkedField",
      "name": "pictureSources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mimeType",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MediaItem",
  "abstractKey": null
};
})();

(node as any).hash = "d0d736915d93bcd359dd71367b1a71db";

export default node;
