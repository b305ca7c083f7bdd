/**
 * @generated SignedSource<<768e5154f048a0647d70082073593c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketTemplate_market$data = {
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
  readonly featuredImage: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly marketMeta: {
    readonly bannerImage: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null;
    readonly coordinates: {
      readonly latitude: number | null;
      readonly longitude: number | null;
    } | null;
    readonly description: string | null;
    readonly developmentContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly figures: ReadonlyArray<{
      readonly date: string | null;
      readonly label: string | null;
      readonly source: string | null;
      readonly unit: string | null;
      readonly value: string | null;
    }> | null;
    readonly investmentContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly leasingContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly name: string | null;
    readonly operationsContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly region: {
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
    readonly state: string | null;
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
    readonly " $fragmentSpreads": FragmentRefs<"PlaceFigures_portfolio" | "SpaceLink_portfolio">;
  };
  readonly properties: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertyMap_properties">;
    }>;
  } | null;
  readonly propertySearchUri: string;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
    readonly metaDesc: string | null;
  } | null;
  readonly slug: string | null;
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"MarketSubmarkets_market">;
  readonly " $fragmentType": "MarketTemplate_market";
};
export type MarketTemplate_market$key = {
  readonly " $data"?: MarketTemplate_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketTemplate_market">;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_image"
  }
],
v5 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ContactGroups_people"
  }
],
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
  "name": "MarketTemplate_market",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
      "concreteType": "Market_Breadcrumbs",
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
          "concreteType": "Market_Breadcrumbs_breadcrumbs",
          "kind": "LinkedField",
          "name": "breadcrumbs",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
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
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market_Marketmeta",
      "kind": "LinkedField",
      "name": "marketMeta",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "bannerImage",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Market_Marketmeta_figures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "leasingContacts",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "developmentContacts",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "investmentContacts",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "operationsContacts",
          "plural": true,
          "selections": (v5/*:: as any*/),
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
        }
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
      "concreteType": "MarketToPropertyWithSpaceConnection",
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
      "concreteType": "MarketToPropertyWithSpaceConnection",
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
      "concreteType": "MarketToPropertyConnection",
      "kind": "LinkedField",
      "name": "properties",
      "plural": false,
      "selections": [
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
              "name": "PropertyMap_properties"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "properties(first:100)"
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
      "concreteType": "MarketToPostConnection",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarketSubmarkets_market"
    }
  ],
  "type": "Market",
  "abstractKey": null
};
})();

(node as any).hash = "87efa76b81539f206c688ed0546c7b7c";

export default node;
