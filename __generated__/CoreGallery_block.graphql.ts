/**
 * @generated SignedSource<<4860f87b3e025741b52875d6a1738503>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreGallery_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly caption?: string | null;
    readonly galleryColumns?: number | null;
    readonly imageCrop?: boolean;
    readonly images?: ReadonlyArray<{
      readonly alt: string;
      readonly caption: string | null;
      readonly url: string | null;
    } | null>;
  } | null;
  readonly " $fragmentType": "CoreGallery_block";
};
export type CoreGallery_block$key = {
  readonly " $data"?: CoreGallery_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreGallery_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreGallery_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "imageCrop",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": "galleryColumns",
              "args": null,
              "kind": "ScalarField",
              "name": "columns",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreGalleryBlockAttributesImages",
              "kind": "LinkedField",
              "name": "images",
              "plural": true,
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
                  "name": "alt",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "CoreGalleryBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreGalleryBlock",
  "abstractKey": null
};
})();

(node as any).hash = "ea1f94295459008d3efc201424f1b487";

export default node;
