/**
 * @generated SignedSource<<d7046cb0f50c1ea435c7a544abf2954e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyDetails_layout$data = {
  readonly address: string | null;
  readonly brochure: {
    readonly " $fragmentSpreads": FragmentRefs<"DownloadButton_file">;
  } | null;
  readonly coordinates: {
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  readonly detailsList: ReadonlyArray<{
    readonly key: string | null;
    readonly value: string | null;
  }> | null;
  readonly market: {
    readonly title: string | null;
    readonly uri: string | null;
  } | null;
  readonly photoGallery: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PictureGrid_images">;
  }> | null;
  readonly submarket: string | null;
  readonly title: string | null;
  readonly " $fragmentType": "PropertyDetails_layout";
};
export type PropertyDetails_layout$key = {
  readonly " $data"?: PropertyDetails_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyDetails_layout">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyDetails_layout",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submarket",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Coordinates",
      "kind": "LinkedField",
      "name": "coordinates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "market",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uri",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyPage_Propertypages_Blocks_Details_detailsList",
      "kind": "LinkedField",
      "name": "detailsList",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "brochure",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DownloadButton_file"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "photoGallery",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PictureGrid_images"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PropertyPage_Propertypages_Blocks_Details",
  "abstractKey": null
};
})();

(node as any).hash = "5511ebacbf24e1c3539f6d6dbae2ac25";

export default node;
