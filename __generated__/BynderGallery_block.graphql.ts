/**
 * @generated SignedSource<<8968fb9796e79707f7b6076f6d1c93ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BynderGallery_block$data = {
  readonly attributes: {
    readonly assets: ReadonlyArray<{
      readonly alt: string | null;
      readonly assetId: string | null;
      readonly caption: string | null;
      readonly derivatives: ReadonlyArray<{
        readonly height: number | null;
        readonly name: string | null;
        readonly url: string | null;
        readonly width: number | null;
      }> | null;
      readonly name: string | null;
      readonly originalHeight: number | null;
      readonly originalUrl: string | null;
      readonly originalWidth: number | null;
      readonly type: string | null;
    }> | null;
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "BynderGallery_block";
};
export type BynderGallery_block$key = {
  readonly " $data"?: BynderGallery_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BynderGallery_block">;
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
  "name": "BynderGallery_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBynderGalleryBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "moreLink",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Section_link"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteBynderGalleryBlockAttributesAssets",
          "kind": "LinkedField",
          "name": "assets",
          "plural": true,
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
              "kind": "ScalarField",
              "name": "caption",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteBynderGalleryBlockAttributesAssetsDerivatives",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteBynderGalleryBlock",
  "abstractKey": null
};
})();

(node as any).hash = "61d7e0990bef007e32553d6290a3dc6b";

export default node;
