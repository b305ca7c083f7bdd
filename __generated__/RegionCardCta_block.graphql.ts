/**
 * @generated SignedSource<<6d43b74febf1d6e83cad20b3dafdb55a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionCardCta_block$data = {
  readonly attributes: {
    readonly flip: boolean | null;
    readonly ground: string | null;
    readonly link: {
      readonly title: string | null;
      readonly url: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
    } | null;
    readonly region: {
      readonly featuredImage: {
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
        };
      } | null;
      readonly regionMeta: {
        readonly bannerImage: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
        } | null;
        readonly name: string | null;
        readonly numberOfProperties: number | null;
        readonly totalSquareFeet: number | null;
      } | null;
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "RegionCardCta_block";
};
export type RegionCardCta_block$key = {
  readonly " $data"?: RegionCardCta_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionCardCta_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_image"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionCardCta_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionCardCtaBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "flip",
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
          "name": "link",
          "plural": false,
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "LinkActions_link"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
              "kind": "LinkedField",
              "name": "featuredImage",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MediaItem",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Region_Regionmeta",
              "kind": "LinkedField",
              "name": "regionMeta",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "numberOfProperties",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalSquareFeet",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MediaItem",
                  "kind": "LinkedField",
                  "name": "bannerImage",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
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
  "type": "SiteRegionCardCtaBlock",
  "abstractKey": null
};
})();

(node as any).hash = "0a2d3f52bf998102b9a94763f75cb1cf";

export default node;
