/**
 * @generated SignedSource<<aa320acb9f25a1965583896ead69ca88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type layoutQuery$variables = Record<PropertyKey, never>;
export type layoutQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_root" | "SiteHeader_root">;
};
export type layoutQuery = {
  response: layoutQuery$data;
  variables: layoutQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "description",
  "storageKey": null
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v9 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MenuItem",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "layoutQuery",
    "selections": [
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "layoutQuery",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "main",
        "args": [
          (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v1/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "childItems(first:20)"
              },
              (v1/*:: as any*/),
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
                      (v0/*:: as any*/),
                      (v6/*:: as any*/)
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
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "altText",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sourceUrl",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
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
                      {
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
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "menuItems(first:12,where:{\"location\":\"MAIN_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "top",
        "args": [
          (v8/*:: as any*/),
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
        "selections": (v9/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"TOP_NAV_MENU\",\"parentDatabaseId\":0})"
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v2/*:: as any*/)
                ],
                "concreteType": "MenuItemToMenuItemConnection",
                "kind": "LinkedField",
                "name": "childItems",
                "plural": false,
                "selections": (v9/*:: as any*/),
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
          (v8/*:: as any*/),
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
        "selections": (v9/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"LEGAL_MENU\",\"parentDatabaseId\":0})"
      }
    ]
  },
  "params": {
    "cacheID": "aa05b9f63cb8aa4045c2097e83d68eaa",
    "id": null,
    "metadata": {},
    "name": "layoutQuery",
    "operationKind": "query",
    "text": "query layoutQuery{...SiteHeader_root,...SiteFooter_root}fragment MenuPanel_item on MenuItem{label,description,featuredItem{heading,link{url,title,target},image{...Picture_image,id}},childItems(first:20){nodes{id,label,description,uri,target}}}fragment Picture_image on MediaItem{altText,sourceUrl,srcSet,placeholderColor,mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment SiteFooter_root on RootQuery{generalSettings{title},options{footerContactInfo,socialMedia{social,link}},footer:menuItems(where:{location:FOOTER_MENU,parentDatabaseId:0},first:6){nodes{id,label,childItems(first:12){nodes{id,label,uri,target}}}},legal:menuItems(where:{location:LEGAL_MENU,parentDatabaseId:0},first:10){nodes{id,label,uri,target}}}fragment SiteHeader_root on RootQuery{generalSettings{title,description},main:menuItems(where:{location:MAIN_MENU,parentDatabaseId:0},first:12){nodes{id,label,uri,target,childItems(first:20){nodes{id}},...MenuPanel_item}},top:menuItems(where:{location:TOP_NAV_MENU,parentDatabaseId:0},first:10){nodes{id,label,uri,target}}}"
  }
};
})();

(node as any).hash = "a1b65313a720e15d7ced782784232834";

export default node;
