/**
 * @generated SignedSource<<e6a6c0c0113e4289692d045a820e6207>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamArchive_contentType$data = {
  readonly teamArchive: {
    readonly department: string | null;
    readonly departments: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly value: string;
    }>;
    readonly ignored: ReadonlyArray<string>;
    readonly leadership: {
      readonly leaders: {
        readonly nodes: ReadonlyArray<{
          readonly id?: string;
          readonly person: {
            readonly " $fragmentSpreads": FragmentRefs<"LeadershipCard_person">;
          } | null;
        }>;
      } | null;
      readonly uri: string | null;
    } | null;
    readonly people: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TeamMemberCard_person">;
      }>;
      readonly pageInfo: {
        readonly offsetPagination: {
          readonly total: number | null;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
      };
    } | null;
    readonly positions: {
      readonly positionArchive: {
        readonly total: number;
      } | null;
      readonly uri: string | null;
    } | null;
    readonly region: {
      readonly slug: string | null;
      readonly title: string | null;
    } | null;
    readonly regions: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly value: string;
    }>;
    readonly total: number;
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "TeamArchive_contentType";
};
export type TeamArchive_contentType$key = {
  readonly " $data"?: TeamArchive_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamArchive_contentType">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = [
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
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
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
    },
    {
      "kind": "RootArgument",
      "name": "parameters"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamArchive_contentType",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "TeamArchive",
      "kind": "LinkedField",
      "name": "teamArchive",
      "plural": false,
      "selections": [
        {
          "alias": null,
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
              "fields": [
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
          "concreteType": "TeamArchiveToTeamConnection",
          "kind": "LinkedField",
          "name": "people",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Team",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TeamMemberCard_person"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TeamArchiveToTeamConnectionPageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OffsetPaginationPageInfo",
                  "kind": "LinkedField",
                  "name": "offsetPagination",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "department",
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
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ignored",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterOption",
          "kind": "LinkedField",
          "name": "departments",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterOption",
          "kind": "LinkedField",
          "name": "regions",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentType",
          "kind": "LinkedField",
          "name": "leadership",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": "leaders",
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 7
                },
                {
                  "kind": "Literal",
                  "name": "where",
                  "value": {
                    "hasPassword": false,
                    "orderby": [
                      {
                        "field": "MENU_ORDER",
                        "order": "ASC"
                      },
                      {
                        "field": "TITLE",
                        "order": "ASC"
                      }
                    ]
                  }
                }
              ],
              "concreteType": "ContentTypeToContentNodeConnection",
              "kind": "LinkedField",
              "name": "contentNodes",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v1/*:: as any*/)
                      ],
                      "type": "Leadership",
                      "abstractKey": null
                    },
                    {
                      "fragment": {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "LeadershipCard_person"
                          }
                        ],
                        "type": "Leadership",
                        "abstractKey": null
                      },
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "person"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "contentNodes(first:7,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"},{\"field\":\"TITLE\",\"order\":\"ASC\"}]})"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentType",
          "kind": "LinkedField",
          "name": "positions",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "OpenPositions",
              "kind": "LinkedField",
              "name": "positionArchive",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};
})();

(node as any).hash = "156b0487c239ef8430b52944b45dfc11";

export default node;
