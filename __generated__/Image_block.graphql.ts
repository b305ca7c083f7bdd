/**
 * @generated SignedSource<<2b8a207a1bcd580bdd7515600543f61d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Image_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly caption: string | null;
    readonly captionDetail: string | null;
    readonly dimension: string | null;
    readonly dimensionNote: string | null;
    readonly ground: string | null;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null;
    readonly ratio: string | null;
    readonly siteLink: {
      readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
    } | null;
  } | null;
  readonly " $fragmentType": "Image_block";
};
export type Image_block$key = {
  readonly " $data"?: Image_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"Image_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Image_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteImageBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
          "name": "ratio",
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
          "name": "dimension",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dimensionNote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        },
        {
          "alias": "siteLink",
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LinkActions_link"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteImageBlock",
  "abstractKey": null
};

(node as any).hash = "52059f345e4bc70435f1e15f6ddac167";

export default node;
