/**
 * @generated SignedSource<<82018ddddd62fb6fe655f994dc73d219>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreGallery_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly caption?: string | null;
    readonly imageCrop?: boolean | null;
    readonly images?: ReadonlyArray<{
      readonly alt: string | null;
      readonly caption: string | null;
      readonly url: string | null;
    }> | null;
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

(node as any).hash = "dd96f1e81579b5c04dc831e89383a7de";

export default node;
