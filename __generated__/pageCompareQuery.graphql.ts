/**
 * @generated SignedSource<<87c7b768ce4d15985bffed53c3ca5f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageCompareQuery$variables = {
  asPreview?: boolean | null;
  hasSaved: boolean;
  hasSlugs: boolean;
  maxChosen: number;
  maxSaved: number;
  savedIds?: ReadonlyArray<string | null> | null;
  slugs?: ReadonlyArray<string | null> | null;
  uri: string;
};
export type pageCompareQuery$data = {
  readonly chosen?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CompareTemplate_properties">;
    }>;
  } | null;
  readonly propertySearchUri: string;
  readonly saved?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CompareTemplate_saved">;
    }>;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_root">;
};
export type pageCompareQuery = {
  response: pageCompareQuery$data;
  variables: pageCompareQuery$variables;
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
  "name": "hasSaved"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSlugs"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxChosen"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxSaved"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "savedIds"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slugs"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uri"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "propertySearchUri",
  "storageKey": null
},
v9 = {
  "kind": "Literal",
  "name": "hasPassword",
  "value": false
},
v10 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "maxChosen"
  },
  {
    "fields": [
      (v9/*:: as any*/),
      {
        "kind": "Variable",
        "name": "nameIn",
        "variableName": "slugs"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v11 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "maxSaved"
  },
  {
    "fields": [
      (v9/*:: as any*/),
      {
        "kind": "Variable",
        "name": "in",
        "variableName": "savedIds"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceUrl",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v14 = {
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
v15 = {
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
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "altText",
    "storageKey": null
  },
  (v12/*:: as any*/),
  (v13/*:: as any*/),
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
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v22 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v24 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v25 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MenuItem",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v16/*:: as any*/),
      (v20/*:: as any*/),
      (v18/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "storageKey": null
  }
],
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "driveInDoors",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trailerStalls",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vanStalls",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v32 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v33 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Status",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v26/*:: as any*/),
      (v31/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "pageCompareQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteFrame_root"
      },
      (v8/*:: as any*/),
      {
        "condition": "hasSlugs",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "chosen",
            "args": (v10/*:: as any*/),
            "concreteType": "RootQueryToPropertyConnection",
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
                    "name": "CompareTemplate_properties"
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
        "condition": "hasSaved",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "saved",
            "args": (v11/*:: as any*/),
            "concreteType": "RootQueryToPropertyConnection",
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
                    "name": "CompareTemplate_saved"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "pageCompareQuery",
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
                "selections": (v17/*:: as any*/),
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
          (v18/*:: as any*/),
          (v16/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v19/*:: as any*/)
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
              (v20/*:: as any*/)
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
          (v19/*:: as any*/),
          (v21/*:: as any*/),
          (v16/*:: as any*/)
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
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "main",
        "args": [
          (v22/*:: as any*/),
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
              (v16/*:: as any*/),
              (v20/*:: as any*/),
              (v18/*:: as any*/),
              (v23/*:: as any*/),
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
                      (v19/*:: as any*/),
                      (v23/*:: as any*/)
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
                    "selections": (v17/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v18/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "childItems(first:20)"
              },
              (v21/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "menuItems(first:12,where:{\"location\":\"MAIN_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "top",
        "args": [
          (v24/*:: as any*/),
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
        "selections": (v25/*:: as any*/),
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
              (v16/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v22/*:: as any*/)
                ],
                "concreteType": "MenuItemToMenuItemConnection",
                "kind": "LinkedField",
                "name": "childItems",
                "plural": false,
                "selections": (v25/*:: as any*/),
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
          (v24/*:: as any*/),
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
        "selections": (v25/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"LEGAL_MENU\",\"parentDatabaseId\":0})"
      },
      (v8/*:: as any*/),
      {
        "condition": "hasSlugs",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "chosen",
            "args": (v10/*:: as any*/),
            "concreteType": "RootQueryToPropertyConnection",
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
                  (v26/*:: as any*/),
                  (v19/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Property_Propertymeta",
                    "kind": "LinkedField",
                    "name": "propertyMeta",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "propertyAddress",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertymeta_propertyMeta",
                        "kind": "LinkedField",
                        "name": "propertyMeta",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "metaTitle",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "metaValue",
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
                    "concreteType": "Property_Propertyfacts",
                    "kind": "LinkedField",
                    "name": "propertyFacts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Team",
                        "kind": "LinkedField",
                        "name": "contacts",
                        "plural": true,
                        "selections": [
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Team_Teammeta",
                            "kind": "LinkedField",
                            "name": "teamMeta",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "phone",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "email",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "buildingType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "totalSquareFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "availableSquareFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "availablePosition",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "buildingLengthFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "buildingDepthFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "floors",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "clearHeightFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "columnSpacingLengthFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "columnSpacingDepthFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "speedBayFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "officeSquareFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "officeFloors",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "officePosition",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertyfacts_sides",
                        "kind": "LinkedField",
                        "name": "sides",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "side",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "floor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "truckCourtFeet",
                            "storageKey": null
                          },
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertyfacts_rooms",
                        "kind": "LinkedField",
                        "name": "rooms",
                        "plural": true,
                        "selections": [
                          (v31/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "squareFeet",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "availableFrom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "acquiredOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "acres",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "askingRent",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "carStalls",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "divisibleSquareFeet",
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "leaseType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "power",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rail",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "refrigeratedSquareFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sprinklers",
                        "storageKey": null
                      },
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "yearBuilt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "availabilityUpdated",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "zoning",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "compareStatus",
                    "args": (v32/*:: as any*/),
                    "concreteType": "PropertyToStatusConnection",
                    "kind": "LinkedField",
                    "name": "allStatus",
                    "plural": false,
                    "selections": (v33/*:: as any*/),
                    "storageKey": "allStatus(first:1)"
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
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "pictureStatus",
                    "args": (v32/*:: as any*/),
                    "concreteType": "PropertyToStatusConnection",
                    "kind": "LinkedField",
                    "name": "allStatus",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Status",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v26/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "allStatus(first:1)"
                  },
                  {
                    "alias": "cardStatus",
                    "args": (v32/*:: as any*/),
                    "concreteType": "PropertyToStatusConnection",
                    "kind": "LinkedField",
                    "name": "allStatus",
                    "plural": false,
                    "selections": (v33/*:: as any*/),
                    "storageKey": "allStatus(first:1)"
                  },
                  {
                    "alias": null,
                    "args": (v32/*:: as any*/),
                    "concreteType": "PropertyToSubmarketConnection",
                    "kind": "LinkedField",
                    "name": "submarkets",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Submarket",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v31/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "submarkets(first:1)"
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
        "condition": "hasSaved",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "saved",
            "args": (v11/*:: as any*/),
            "concreteType": "RootQueryToPropertyConnection",
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
                  (v26/*:: as any*/),
                  (v19/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "fba19be7f77db729373b1e06847e3844",
    "id": null,
    "metadata": {},
    "name": "pageCompareQuery",
    "operationKind": "query",
    "text": "query pageCompareQuery($uri:String!,$asPreview:Boolean,$slugs:[String],$hasSlugs:Boolean!,$maxChosen:Int!,$savedIds:[ID],$hasSaved:Boolean!,$maxSaved:Int!){...SiteFrame_root,propertySearchUri,chosen:properties(first:$maxChosen,where:{nameIn:$slugs,hasPassword:false})@include(if:$hasSlugs){nodes{...CompareTemplate_properties,id}},saved:properties(first:$maxSaved,where:{in:$savedIds,hasPassword:false})@include(if:$hasSaved){nodes{...CompareTemplate_saved,id}}}fragment BuildingPicture_property on Property{featuredImage{node{...Picture_image,id}},pictureStatus:allStatus(first:1){nodes{slug,id}},propertyFacts{buildingType,totalSquareFeet,availableSquareFeet,availablePosition,buildingLengthFeet,buildingDepthFeet,floors,clearHeightFeet,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,officeSquareFeet,officeFloors,officePosition,sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,vanStalls},rooms{name,squareFeet}}}fragment CompareTable_properties on Property{id,title,uri,slug,propertyMeta{propertyAddress},propertyFacts{contacts{title,teamMeta{phone,email},id}},compareStatus:allStatus(first:1){nodes{slug,name,id}},...BuildingPicture_property,...PropertyStatus_property,...readPropertyFacts_property}fragment CompareTemplate_properties on Property{slug,title,...CompareTable_properties}fragment CompareTemplate_saved on Property{slug,title}fragment ConsentBanner_root on RootQuery{options{gaId,gtmId}}fragment MenuLinks_items on MenuItem{id,label,uri,target}fragment MenuPanel_item on MenuItem{label,uri,target,description,featuredItem{heading,link{url,title,target},image{...Picture_image,id}},childItems(first:20){nodes{id,label,description,uri,target}}}fragment Picture_image on MediaItem{altText,sourceUrl,srcSet,placeholderColor,focalPoint{x,y},mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment PropertyStatus_property on Property{cardStatus:allStatus(first:1){nodes{slug,name,id}},propertyFacts{availableFrom}}fragment SiteFooter_root on RootQuery{generalSettings{title,id},options{footerContactInfo,gaId,gtmId,socialMedia{social,link,icon{...Picture_image,id}}},footer:menuItems(where:{location:FOOTER_MENU,parentDatabaseId:0},first:6){nodes{id,label,childItems(first:12){nodes{...MenuLinks_items,id}}}},legal:menuItems(where:{location:LEGAL_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteFrame_root on RootQuery{...ConsentBanner_root,...SiteHeader_root,...SiteFooter_root,generalSettings{title,id},options{officeHours},nodeByUri(uri:$uri,asPreview:$asPreview){__typename,...on NodeWithTitle{__isNodeWithTitle:__typename,title},...on ContentNode{__isContentNode:__typename,modified},...on Page{isFrontPage},...on TermNode{__isTermNode:__typename,termName:name},...on User{authorName:name},...on ContentType{typeName:name,label},id}}fragment SiteHeader_root on RootQuery{nodeByUri(uri:$uri,asPreview:$asPreview){__typename,uri,id},generalSettings{title,description,id},identitySettings{logo{...SiteLogo_image,id},id},options{footerContactInfo},main:menuItems(where:{location:MAIN_MENU,parentDatabaseId:0},first:12){nodes{id,label,uri,target,featuredItem{showPropertySearch},childItems(first:20){nodes{id}},...MenuPanel_item}},top:menuItems(where:{location:TOP_NAV_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteLogo_image on MediaItem{sourceUrl,srcSet,mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment readPropertyFacts_property on Property{propertyFacts{acquiredOn,acres,askingRent,availableFrom,availableSquareFeet,buildingDepthFeet,buildingLengthFeet,carStalls,clearHeightFeet,columnSpacingDepthFeet,columnSpacingLengthFeet,divisibleSquareFeet,dockDoors,driveInDoors,floors,leaseType,officeSquareFeet,power,rail,refrigeratedSquareFeet,speedBayFeet,sprinklers,totalSquareFeet,trailerStalls,vanStalls,yearBuilt,availabilityUpdated,zoning,sides{floor,truckCourtFeet,dockDoors}},propertyMeta{propertyMeta{metaTitle,metaValue}},submarkets(first:1){nodes{name,id}}}"
  }
};
})();

(node as any).hash = "1a72fe23c547dc7107c1b8cdfe539a39";

export default node;
