/**
 * @generated SignedSource<<05daebc6097f8456bb925211be255ebc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type metadata_query$data = {
  readonly generalSettings: {
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
  readonly nodeByUri: {
    readonly archiveSeo?: {
      readonly metaDesc: string | null;
      readonly metaRobotsNoindex: boolean | null;
      readonly title: string | null;
    } | null;
    readonly hasPassword?: boolean | null;
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
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "altText",
    "storageKey": null
  },
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaDesc",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canonical",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaRobotsNoindex",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaRobotsNofollow",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opengraphTitle",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opengraphDescription",
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
        (v0/*:: as any*/)
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
              "selections": (v4/*:: as any*/),
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
          "name": "uri",
          "storageKey": null
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
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
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
                  "selections": (v4/*:: as any*/),
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
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/)
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
            {
              "alias": "archiveSeo",
              "args": null,
              "concreteType": "SEOContentTypeArchive",
              "kind": "LinkedField",
              "name": "seo",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v5/*:: as any*/),
                (v7/*:: as any*/)
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
                (v5/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/)
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

(node as any).hash = "02427f940b429c0a94ee48214c56bf9a";

export default node;
