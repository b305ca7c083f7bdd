/**
 * @generated SignedSource<<97c8db20cdc50d13b6993bf53d98b8a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type metadata_query$data = {
  readonly cursorNodes?: {
    readonly nodes: ReadonlyArray<{
      readonly title?: string | null;
    }>;
  } | null;
  readonly generalSettings: {
    readonly description: string | null;
    readonly title: string | null;
  } | null;
  readonly identitySettings: {
    readonly icon: {
      readonly mediaDetails: {
        readonly height: number | null;
        readonly width: number | null;
      } | null;
      readonly mimeType: string | null;
      readonly sourceUrl: string | null;
    } | null;
  } | null;
  readonly newsroom: {
    readonly uri: string | null;
  } | null;
  readonly nodeByUri: {
    readonly __typename: string;
    readonly archiveSeo?: {
      readonly metaDesc: string | null;
      readonly metaRobotsNoindex: boolean | null;
      readonly title: string | null;
    } | null;
    readonly featuredImage?: {
      readonly node: {
        readonly altText: string | null;
        readonly sourceUrl: string | null;
      };
    } | null;
    readonly hasPassword?: boolean | null;
    readonly isFrontPage?: boolean;
    readonly name?: string | null;
    readonly newsArchive?: {
      readonly category: {
        readonly name: string | null;
        readonly uri: string | null;
      } | null;
      readonly market: {
        readonly title: string | null;
        readonly uri: string | null;
      } | null;
      readonly month: number | null;
      readonly text: string | null;
      readonly year: number | null;
    } | null;
    readonly nodeSeo?: {
      readonly canonical: string | null;
      readonly metaDesc: string | null;
      readonly metaRobotsNofollow: string | null;
      readonly metaRobotsNoindex: string | null;
      readonly opengraphDescription: string | null;
      readonly opengraphImage: {
        readonly altText: string | null;
        readonly mediaDetails: {
          readonly height: number | null;
          readonly sizes: ReadonlyArray<{
            readonly height: string | null;
            readonly sourceUrl: string | null;
            readonly width: string | null;
          } | null> | null;
          readonly width: number | null;
        } | null;
        readonly sourceUrl: string | null;
      } | null;
      readonly opengraphModifiedTime: string | null;
      readonly opengraphPublishedTime: string | null;
      readonly opengraphTitle: string | null;
      readonly opengraphType: string | null;
      readonly title: string | null;
    } | null;
    readonly positionArchive?: {
      readonly department: string | null;
      readonly location: string | null;
      readonly type: string | null;
    } | null;
    readonly teamArchive?: {
      readonly department: string | null;
      readonly region: {
        readonly title: string | null;
      } | null;
    } | null;
    readonly termSeo?: {
      readonly canonical: string | null;
      readonly metaDesc: string | null;
      readonly metaRobotsNofollow: string | null;
      readonly metaRobotsNoindex: string | null;
      readonly opengraphDescription: string | null;
      readonly opengraphTitle: string | null;
      readonly title: string | null;
    } | null;
    readonly uri: string | null;
    readonly userSeo?: {
      readonly metaDesc: string | null;
      readonly metaRobotsNofollow: string | null;
      readonly metaRobotsNoindex: string | null;
      readonly title: string | null;
    } | null;
  } | null;
  readonly seo: {
    readonly meta: {
      readonly search: {
        readonly title: string | null;
      } | null;
    } | null;
    readonly openGraph: {
      readonly defaultImage: {
        readonly altText: string | null;
        readonly mediaDetails: {
          readonly height: number | null;
          readonly sizes: ReadonlyArray<{
            readonly height: string | null;
            readonly sourceUrl: string | null;
            readonly width: string | null;
          } | null> | null;
          readonly width: number | null;
        } | null;
        readonly sourceUrl: string | null;
      } | null;
    } | null;
  } | null;
  readonly " $fragmentType": "metadata_query";
};
export type metadata_query$key = {
  readonly " $data"?: metadata_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"metadata_query">;
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
  "name": "sourceUrl",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaDetails",
    "kind": "LinkedField",
    "name": "mediaDetails",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "include",
            "value": [
              "LARGE"
            ]
          }
        ],
        "concreteType": "MediaSize",
        "kind": "LinkedField",
        "name": "sizes",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": "sizes(include:[\"LARGE\"])"
      }
    ],
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v7 = [
  (v0/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaDesc",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canonical",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaRobotsNoindex",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaRobotsNofollow",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opengraphTitle",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opengraphDescription",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = [
  {
    "kind": "Variable",
    "name": "parameters",
    "variableName": "parameters"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "department",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "asPreview"
    },
    {
      "kind": "RootArgument",
      "name": "cursorIds"
    },
    {
      "kind": "RootArgument",
      "name": "hasCursor"
    },
    {
      "kind": "RootArgument",
      "name": "parameters"
    },
    {
      "kind": "RootArgument",
      "name": "searchPhrase"
    },
    {
      "kind": "RootArgument",
      "name": "uri"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "metadata_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GeneralSettings",
      "kind": "LinkedField",
      "name": "generalSettings",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IdentitySettings",
      "kind": "LinkedField",
      "name": "identitySettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "icon",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mimeType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaDetails",
              "kind": "LinkedField",
              "name": "mediaDetails",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
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
      "concreteType": "SEOConfig",
      "kind": "LinkedField",
      "name": "seo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SEOGlobalMeta",
          "kind": "LinkedField",
          "name": "meta",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOGlobalMetaSearch",
              "kind": "LinkedField",
              "name": "search",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Variable",
                      "name": "phrase",
                      "variableName": "searchPhrase"
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "title",
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
          "concreteType": "SEOOpenGraph",
          "kind": "LinkedField",
          "name": "openGraph",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "defaultImage",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "newsroom",
      "args": [
        {
          "kind": "Literal",
          "name": "id",
          "value": "post"
        },
        {
          "kind": "Literal",
          "name": "idType",
          "value": "NAME"
        }
      ],
      "concreteType": "ContentType",
      "kind": "LinkedField",
      "name": "contentType",
      "plural": false,
      "selections": [
        (v6/*:: as any*/)
      ],
      "storageKey": "contentType(id:\"post\",idType:\"NAME\")"
    },
    {
      "condition": "hasCursor",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "cursorNodes",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            },
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "in",
                  "variableName": "cursorIds"
                }
              ],
              "kind": "ObjectValue",
              "name": "where"
            }
          ],
          "concreteType": "RootQueryToContentNodeConnection",
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
                  "selections": (v7/*:: as any*/),
                  "type": "NodeWithTitle",
                  "abstractKey": "__isNodeWithTitle"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "asPreview",
          "variableName": "asPreview"
        },
        {
          "kind": "Variable",
          "name": "uri",
          "variableName": "uri"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "nodeByUri",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isFrontPage",
              "storageKey": null
            }
          ],
          "type": "Page",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
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
                  "selections": [
                    (v4/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "NodeWithFeaturedImage",
          "abstractKey": "__isNodeWithFeaturedImage"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasPassword",
              "storageKey": null
            },
            {
              "alias": "nodeSeo",
              "args": null,
              "concreteType": "PostTypeSEO",
              "kind": "LinkedField",
              "name": "seo",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "opengraphType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "opengraphPublishedTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "opengraphModifiedTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MediaItem",
                  "kind": "LinkedField",
                  "name": "opengraphImage",
                  "plural": false,
                  "selections": (v5/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "ContentNode",
          "abstractKey": "__isContentNode"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "termSeo",
              "args": null,
              "concreteType": "TaxonomySEO",
              "kind": "LinkedField",
              "name": "seo",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                (v12/*:: as any*/),
                (v13/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "TermNode",
          "abstractKey": "__isTermNode"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v14/*:: as any*/),
            {
              "alias": null,
              "args": (v15/*:: as any*/),
              "concreteType": "NewsArchive",
              "kind": "LinkedField",
              "name": "newsArchive",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Category",
                  "kind": "LinkedField",
                  "name": "category",
                  "plural": false,
                  "selections": [
                    (v14/*:: as any*/),
                    (v6/*:: as any*/)
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
                    (v6/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "year",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "month",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": (v15/*:: as any*/),
              "concreteType": "TeamArchive",
              "kind": "LinkedField",
              "name": "teamArchive",
              "plural": false,
              "selections": [
                (v16/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Region",
                  "kind": "LinkedField",
                  "name": "region",
                  "plural": false,
                  "selections": (v7/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": (v15/*:: as any*/),
              "concreteType": "OpenPositions",
              "kind": "LinkedField",
              "name": "positionArchive",
              "plural": false,
              "selections": [
                (v16/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "location",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": "archiveSeo",
              "args": null,
              "concreteType": "SEOContentTypeArchive",
              "kind": "LinkedField",
              "name": "seo",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v8/*:: as any*/),
                (v10/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "ContentType",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "userSeo",
              "args": null,
              "concreteType": "SEOUser",
              "kind": "LinkedField",
              "name": "seo",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v8/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "User",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "a64ce6f2806779a706dcc929fb493951";

export default node;
