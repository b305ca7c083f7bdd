/**
 * @generated SignedSource<<f7ccbb4401a59e33a2f5303699665b03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmarketTemplate_submarket$data = {
  readonly completeWithSpace: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertiesWithSpace_properties">;
    }>;
  } | null;
  readonly coordinates: {
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  readonly description: string | null;
  readonly figures: ReadonlyArray<{
    readonly date: string | null;
    readonly label: string | null;
    readonly source: string | null;
    readonly unit: string | null;
    readonly value: string | null;
  }> | null;
  readonly market: {
    readonly marketMeta: {
      readonly leasingContacts: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
      }> | null;
      readonly operationsContacts: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
      }> | null;
      readonly state: string | null;
    } | null;
    readonly slug: string | null;
    readonly title: string | null;
    readonly uri: string | null;
  } | null;
  readonly name: string | null;
  readonly plannedWithSpace: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertiesWithSpace_properties">;
    }>;
  } | null;
  readonly portfolio: {
    readonly buildings: number;
    readonly " $fragmentSpreads": FragmentRefs<"PlaceFigures_portfolio" | "SpaceLink_portfolio">;
  };
  readonly propertySearchUri: string;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
    readonly metaDesc: string | null;
  } | null;
  readonly submarketProperties: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertyMap_properties" | "PropertyTable_properties">;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
    };
  } | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"NeighboringSubmarkets_submarket">;
  readonly " $fragmentType": "SubmarketTemplate_submarket";
};
export type SubmarketTemplate_submarket$key = {
  readonly " $data"?: SubmarketTemplate_submarket$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmarketTemplate_submarket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v2 = [
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
],
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ContactGroups_people"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "before"
    },
    {
      "kind": "RootArgument",
      "name": "feedFirst"
    },
    {
      "kind": "RootArgument",
      "name": "feedLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmarketTemplate_submarket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Submarket_figures",
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
      "concreteType": "TaxonomySEO",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
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
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "underConstruction": false
          }
        }
      ],
      "concreteType": "SubmarketToPropertyWithSpaceConnection",
      "kind": "LinkedField",
      "name": "propertiesWithSpace",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":false})"
    },
    {
      "alias": "plannedWithSpace",
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "underConstruction": true
          }
        }
      ],
      "concreteType": "SubmarketToPropertyWithSpaceConnection",
      "kind": "LinkedField",
      "name": "propertiesWithSpace",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":true})"
    },
    {
      "alias": "submarketProperties",
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "feedFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "feedLast"
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "hasPassword": false
          }
        }
      ],
      "concreteType": "SubmarketToPropertyConnection",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PropertyTable_properties"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubmarketToPropertyConnectionPageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ListPagination_pageInfo"
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
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "market",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "concreteType": "Market_Marketmeta",
          "kind": "LinkedField",
          "name": "marketMeta",
          "plural": false,
          "selections": [
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
              "concreteType": "Team",
              "kind": "LinkedField",
              "name": "leasingContacts",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Team",
              "kind": "LinkedField",
              "name": "operationsContacts",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NeighboringSubmarkets_submarket"
    }
  ],
  "type": "Submarket",
  "abstractKey": null
};
})();

(node as any).hash = "ddd94e8fd71811b96e17e91c6c6f24b2";

export default node;
