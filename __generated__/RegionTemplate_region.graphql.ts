/**
 * @generated SignedSource<<0972494d7e4071682fe5486fd2f86ec5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionTemplate_region$data = {
  readonly blocks: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BlockTree_blocks">;
  }> | null;
  readonly breadcrumbs: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly label: string | null;
      readonly link: {
        readonly url: string | null;
      } | null;
    }> | null;
    readonly currentPageTitleOverride: string | null;
    readonly enableCustomBreadcrumbs: boolean | null;
  } | null;
  readonly excerpt: string | null;
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MarketMap_markets">;
    }>;
  } | null;
  readonly regionMeta: {
    readonly bannerImage: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null;
    readonly developmentContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly dispositionContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly investmentContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly leasingContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly numberOfProperties: number | null;
    readonly totalSquareFeet: number | null;
  } | null;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
  } | null;
  readonly title: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"RegionNumbers_region">;
  readonly " $fragmentType": "RegionTemplate_region";
};
export type RegionTemplate_region$key = {
  readonly " $data"?: RegionTemplate_region$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionTemplate_region">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_image"
  }
],
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ContactGroups_people"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionTemplate_region",
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
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostTypeSEO",
      "kind": "LinkedField",
      "name": "seo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SEOPostTypeBreadcrumbs",
          "kind": "LinkedField",
          "name": "breadcrumbs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region_Breadcrumbs",
      "kind": "LinkedField",
      "name": "breadcrumbs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enableCustomBreadcrumbs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentPageTitleOverride",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region_Breadcrumbs_breadcrumbs",
          "kind": "LinkedField",
          "name": "breadcrumbs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "leasingContacts",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "developmentContacts",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "investmentContacts",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "dispositionContacts",
          "plural": true,
          "selections": (v2/*:: as any*/),
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "MarketMap_markets"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "markets(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegionNumbers_region"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "flat",
          "value": true
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BlockTree_blocks"
        }
      ],
      "storageKey": "blocks(flat:true)"
    }
  ],
  "type": "Region",
  "abstractKey": null
};
})();

(node as any).hash = "286d8c0dcb53d653423bab0015eb7535";

export default node;
