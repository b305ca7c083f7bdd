/**
 * @generated SignedSource<<38c60413e90bd23fa1eaf051a25680e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BynderAsset_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly alt: string | null;
    readonly assetId: string | null;
    readonly caption: string | null;
    readonly captionDetail: string | null;
    readonly derivatives: ReadonlyArray<{
      readonly height: number | null;
      readonly name: string | null;
      readonly url: string | null;
      readonly width: number | null;
    }> | null;
    readonly ground: string | null;
    readonly name: string | null;
    readonly originalHeight: number | null;
    readonly originalUrl: string | null;
    readonly originalWidth: number | null;
    readonly type: string | null;
  } | null;
  readonly " $fragmentType": "BynderAsset_block";
};
export type BynderAsset_block$key = {
  readonly " $data"?: BynderAsset_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BynderAsset_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BynderAsset_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBynderAssetBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assetId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalWidth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalHeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteBynderAssetBlockAttributesDerivatives",
          "kind": "LinkedField",
          "name": "derivatives",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "captionDetail",
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
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteBynderAssetBlock",
  "abstractKey": null
};
})();

(node as any).hash = "21da5a728f2c1ad2e2c5fc79502f1239";

export default node;
