/**
 * @generated SignedSource<<5a6f38ee255558e23422ca07e3f4bdd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermTemplate_term$data = {
  readonly categoryPosts?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PostFeed_posts">;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"PostPagination_pageInfo">;
    };
  } | null;
  readonly count: number | null;
  readonly description: string | null;
  readonly formatPosts?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PostFeed_posts">;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"PostPagination_pageInfo">;
    };
  } | null;
  readonly name: string | null;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
  } | null;
  readonly statusProperties?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PropertyFeed_properties">;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
    };
  } | null;
  readonly submarket: {
    readonly " $fragmentSpreads": FragmentRefs<"SubmarketTemplate_submarket">;
  } | null;
  readonly tagPosts?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PostFeed_posts">;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"PostPagination_pageInfo">;
    };
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "TermTemplate_term";
};
export type TermTemplate_term$key = {
  readonly " $data"?: TermTemplate_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermTemplate_term">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v1 = {
  "kind": "Variable",
  "name": "before",
  "variableName": "before"
},
v2 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "feedFirst"
},
v3 = {
  "kind": "Variable",
  "name": "last",
  "variableName": "feedLast"
},
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "hasPassword",
        "value": false
      },
      {
        "kind": "Variable",
        "name": "offsetPagination",
        "variableName": "offset"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v5 = {
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
      "name": "PostFeed_posts"
    }
  ],
  "storageKey": null
},
v6 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PostPagination_pageInfo"
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
    },
    {
      "kind": "RootArgument",
      "name": "offset"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermTemplate_term",
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
      "name": "description",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "count",
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
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SubmarketTemplate_submarket"
          }
        ],
        "type": "Submarket",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "submarket"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "categoryPosts",
          "args": (v4/*:: as any*/),
          "concreteType": "CategoryToPostConnection",
          "kind": "LinkedField",
          "name": "posts",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CategoryToPostConnectionPageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "Category",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "tagPosts",
          "args": (v4/*:: as any*/),
          "concreteType": "TagToPostConnection",
          "kind": "LinkedField",
          "name": "posts",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TagToPostConnectionPageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "Tag",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "formatPosts",
          "args": (v4/*:: as any*/),
          "concreteType": "PostFormatToPostConnection",
          "kind": "LinkedField",
          "name": "posts",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PostFormatToPostConnectionPageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "PostFormat",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "statusProperties",
          "args": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "hasPassword": false
              }
            }
          ],
          "concreteType": "StatusToPropertyConnection",
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
                  "name": "PropertyFeed_properties"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StatusToPropertyConnectionPageInfo",
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
        }
      ],
      "type": "Status",
      "abstractKey": null
    }
  ],
  "type": "TermNode",
  "abstractKey": "__isTermNode"
};
})();

(node as any).hash = "4c2d1676da22cad214cb38e3cb6ec627";

export default node;
