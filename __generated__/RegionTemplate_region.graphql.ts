/**
 * @generated SignedSource<<e1be81308aedd24581118e83e9ba830d>>
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
  readonly completeWithSpace: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertiesWithSpace_properties">;
    }>;
  } | null;
  readonly excerpt: string | null;
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly portfolio: {
        readonly " $fragmentSpreads": FragmentRefs<"PlaceTable_portfolio">;
      };
      readonly title: string | null;
      readonly uri: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"MarketMap_markets">;
    }>;
  } | null;
  readonly news: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PlaceNews_posts">;
    }>;
  } | null;
  readonly plannedWithSpace: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertiesWithSpace_properties">;
    }>;
  } | null;
  readonly portfolio: {
    readonly buildings: number;
    readonly " $fragmentSpreads": FragmentRefs<"PlaceFigures_portfolio" | "PlaceTable_portfolio" | "SpaceLink_portfolio">;
  };
  readonly propertySearchUri: string;
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
    readonly operationsContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
  } | null;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
    readonly metaDesc: string | null;
  } | null;
  readonly title: string | null;
  readonly uri: string | null;
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
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_image"
  }
],
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ContactGroups_people"
  }
],
v5 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PlaceTable_portfolio"
},
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Property",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PropertiesWithSpace_properties"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionTemplate_region",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "propertySearchUri",
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
          "kind": "ScalarField",
          "name": "metaDesc",
          "storageKey": null
        },
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
            (v2/*:: as any*/)
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
                (v2/*:: as any*/)
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
          "selections": (v3/*:: as any*/),
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
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "bannerImage",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "leasingContacts",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "developmentContacts",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "investmentContacts",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "dispositionContacts",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "operationsContacts",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Portfolio",
      "kind": "LinkedField",
      "name": "portfolio",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buildings",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SpaceLink_portfolio"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlaceFigures_portfolio"
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "completeWithSpace",
      "args": [
        (v6/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "underConstruction": false
          }
        }
      ],
      "concreteType": "RegionToPropertyWithSpaceConnection",
      "kind": "LinkedField",
      "name": "propertiesWithSpace",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":false})"
    },
    {
      "alias": "plannedWithSpace",
      "args": [
        (v6/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "underConstruction": true
          }
        }
      ],
      "concreteType": "RegionToPropertyWithSpaceConnection",
      "kind": "LinkedField",
      "name": "propertiesWithSpace",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":true})"
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Portfolio",
              "kind": "LinkedField",
              "name": "portfolio",
              "plural": false,
              "selections": [
                (v5/*:: as any*/)
              ],
              "storageKey": null
            },
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
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "RegionToPostConnection",
      "kind": "LinkedField",
      "name": "news",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PlaceNews_posts"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "news(first:3)"
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

(node as any).hash = "ff95b3e25b0837ef7be478970e9a8634";

export default node;
