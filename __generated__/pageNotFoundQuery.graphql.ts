/**
 * @generated SignedSource<<d957cf5c84ad3834d38c37189125dec2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageNotFoundQuery$variables = {
  asPreview?: boolean | null;
  uri: string;
};
export type pageNotFoundQuery$data = {
  readonly seo: {
    readonly meta: {
      readonly notFound: {
        readonly title: string | null;
      } | null;
    } | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_root" | "SiteHeader_root">;
};
export type pageNotFoundQuery = {
  response: pageNotFoundQuery$data;
  variables: pageNotFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asPreview"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uri"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
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
          "concreteType": "SEOGlobalMeta404",
          "kind": "LinkedField",
          "name": "notFound",
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceUrl",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaDetails",
  "kind": "LinkedField",
  "name": "mediaDetails",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "PictureSource",
  "kind": "LinkedField",
  "name": "pictureSources",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "altText",
    "storageKey": null
  },
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "placeholderColor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FocalPoint",
    "kind": "LinkedField",
    "name": "focalPoint",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "x",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "y",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v5/*:: as any*/)
],
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v15 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v16 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MenuItem",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v13/*:: as any*/),
      (v4/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "pageNotFoundQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteHeader_root"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteFooter_root"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "pageNotFoundQuery",
    "selections": [
      (v3/*:: as any*/),
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
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v6/*:: as any*/),
          (v5/*:: as any*/)
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
            "name": "logo",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteOptions",
        "kind": "LinkedField",
        "name": "options",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "footerContactInfo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gaId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gtmId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteOptions_socialMedia",
            "kind": "LinkedField",
            "name": "socialMedia",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "social",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "link",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "main",
        "args": [
          (v12/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "MAIN_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuItem",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v13/*:: as any*/),
              (v4/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MenuItem_Featureditem",
                "kind": "LinkedField",
                "name": "featuredItem",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "showPropertySearch",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "heading",
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
                      (v2/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
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
                    "value": 20
                  }
                ],
                "concreteType": "MenuItemToMenuItemConnection",
                "kind": "LinkedField",
                "name": "childItems",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MenuItem",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v13/*:: as any*/),
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "childItems(first:20)"
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "menuItems(first:12,where:{\"location\":\"MAIN_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "top",
        "args": [
          (v15/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "TOP_NAV_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"TOP_NAV_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "footer",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "FOOTER_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuItem",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v12/*:: as any*/)
                ],
                "concreteType": "MenuItemToMenuItemConnection",
                "kind": "LinkedField",
                "name": "childItems",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": "childItems(first:12)"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "menuItems(first:6,where:{\"location\":\"FOOTER_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "legal",
        "args": [
          (v15/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "LEGAL_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"LEGAL_MENU\",\"parentDatabaseId\":0})"
      }
    ]
  },
  "params": {
    "cacheID": "5712b8ee1822fd2e6f0f4226392d6574",
    "id": null,
    "metadata": {},
    "name": "pageNotFoundQuery",
    "operationKind": "query",
    "text": "query pageNotFoundQuery($uri:String!,$asPreview:Boolean){seo{meta{notFound{title}}},...SiteHeader_root,...SiteFooter_root}fragment MenuLinks_items on MenuItem{id,label,uri,target}fragment MenuPanel_item on MenuItem{label,uri,target,description,featuredItem{heading,link{url,title,target},image{...Picture_image,id}},childItems(first:20){nodes{id,label,description,uri,target}}}fragment Picture_image on MediaItem{altText,sourceUrl,srcSet,placeholderColor,focalPoint{x,y},mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment SiteFooter_root on RootQuery{generalSettings{title,id},options{footerContactInfo,gaId,gtmId,socialMedia{social,link,icon{...Picture_image,id}}},footer:menuItems(where:{location:FOOTER_MENU,parentDatabaseId:0},first:6){nodes{id,label,childItems(first:12){nodes{...MenuLinks_items,id}}}},legal:menuItems(where:{location:LEGAL_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteHeader_root on RootQuery{nodeByUri(uri:$uri,asPreview:$asPreview){__typename,uri,id},generalSettings{title,description,id},identitySettings{logo{...SiteLogo_image,id},id},options{footerContactInfo},main:menuItems(where:{location:MAIN_MENU,parentDatabaseId:0},first:12){nodes{id,label,uri,target,featuredItem{showPropertySearch},childItems(first:20){nodes{id}},...MenuPanel_item}},top:menuItems(where:{location:TOP_NAV_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteLogo_image on MediaItem{sourceUrl,srcSet,mediaDetails{width,height},pictureSources{mimeType,srcSet}}"
  }
};
})();

(node as any).hash = "ab7eca9bb04db8033081b32261e3ec2e";

export default node;
