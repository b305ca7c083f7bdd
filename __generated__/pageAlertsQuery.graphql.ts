/**
 * @generated SignedSource<<509b318560c670a6809131d8a0da4f7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageAlertsQuery$variables = {
  asPreview?: boolean | null;
  uri: string;
};
export type pageAlertsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_root">;
};
export type pageAlertsQuery = {
  response: pageAlertsQuery$data;
  variables: pageAlertsQuery$variables;
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
  "name": "sourceUrl",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v4 = {
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
v5 = {
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
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "altText",
    "storageKey": null
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/),
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
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v14 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v15 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MenuItem",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
      (v10/*:: as any*/),
      (v8/*:: as any*/),
      (v13/*:: as any*/)
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
    "name": "pageAlertsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteFrame_root"
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
    "name": "pageAlertsQuery",
    "selections": [
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
            "kind": "ScalarField",
            "name": "footerContactInfo",
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
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "officeHours",
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
            "name": "__typename",
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/)
            ],
            "type": "NodeWithTitle",
            "abstractKey": "__isNodeWithTitle"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modified",
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
                "alias": "termName",
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "alias": "authorName",
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "typeName",
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "type": "ContentType",
            "abstractKey": null
          }
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
          (v9/*:: as any*/),
          (v11/*:: as any*/),
          (v6/*:: as any*/)
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              (v8/*:: as any*/),
              (v13/*:: as any*/),
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
                      (v9/*:: as any*/),
                      (v13/*:: as any*/)
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
                    "selections": (v7/*:: as any*/),
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
                      (v6/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v8/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "childItems(first:20)"
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "menuItems(first:12,where:{\"location\":\"MAIN_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "top",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
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
              (v6/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v12/*:: as any*/)
                ],
                "concreteType": "MenuItemToMenuItemConnection",
                "kind": "LinkedField",
                "name": "childItems",
                "plural": false,
                "selections": (v15/*:: as any*/),
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
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"LEGAL_MENU\",\"parentDatabaseId\":0})"
      }
    ]
  },
  "params": {
    "cacheID": "ae96a6b58ae3851650541212ed99ec46",
    "id": null,
    "metadata": {},
    "name": "pageAlertsQuery",
    "operationKind": "query",
    "text": "query pageAlertsQuery($uri:String!,$asPreview:Boolean){...SiteFrame_root}fragment ConsentBanner_root on RootQuery{options{gaId,gtmId}}fragment MenuLinks_items on MenuItem{id,label,uri,target}fragment MenuPanel_item on MenuItem{label,uri,target,description,featuredItem{heading,link{url,title,target},image{...Picture_image,id}},childItems(first:20){nodes{id,label,description,uri,target}}}fragment Picture_image on MediaItem{altText,sourceUrl,srcSet,placeholderColor,focalPoint{x,y},mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment SiteFooter_root on RootQuery{generalSettings{title,id},options{footerContactInfo,gaId,gtmId,socialMedia{social,link,icon{...Picture_image,id}}},footer:menuItems(where:{location:FOOTER_MENU,parentDatabaseId:0},first:6){nodes{id,label,childItems(first:12){nodes{...MenuLinks_items,id}}}},legal:menuItems(where:{location:LEGAL_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteFrame_root on RootQuery{...ConsentBanner_root,...SiteHeader_root,...SiteFooter_root,generalSettings{title,id},options{officeHours},nodeByUri(uri:$uri,asPreview:$asPreview){__typename,...on NodeWithTitle{__isNodeWithTitle:__typename,title},...on ContentNode{__isContentNode:__typename,modified},...on Page{isFrontPage},...on TermNode{__isTermNode:__typename,termName:name},...on User{authorName:name},...on ContentType{typeName:name,label},id}}fragment SiteHeader_root on RootQuery{nodeByUri(uri:$uri,asPreview:$asPreview){__typename,uri,id},generalSettings{title,description,id},identitySettings{logo{...SiteLogo_image,id},id},options{footerContactInfo},main:menuItems(where:{location:MAIN_MENU,parentDatabaseId:0},first:12){nodes{id,label,uri,target,featuredItem{showPropertySearch},childItems(first:20){nodes{id}},...MenuPanel_item}},top:menuItems(where:{location:TOP_NAV_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteLogo_image on MediaItem{sourceUrl,srcSet,mediaDetails{width,height},pictureSources{mimeType,srcSet}}"
  }
};
})();

(node as any).hash = "52b54832d491d7ea8d865e3bd7e14159";

export default node;
