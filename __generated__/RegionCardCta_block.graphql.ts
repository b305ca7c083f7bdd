/**
 * @generated SignedSource<<dbf1d6270cb3dc245a0546826e58f7e0>>
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
      readonly target: string | null;
      readonly title: string | null;
      readonly url: string | null;
    } | null;
    readonly region: {
      readonly featuredImage: {
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
        };
      } | null;
      readonly markets: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
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
          "name": "ground",
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
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
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
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 100
                }
              ],
              "concreteType": "RegionToMarketConnection",
              "kind": "LinkedField",
              "name": "markets",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Market",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "markets(first:100)"
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

(node as any).hash = "a5d1ac70b4135c3568535c68f0540679";

export default node;
