/**
 * @generated SignedSource<<461d12dc117690647043f30fa83672d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyFeatureEnum = "AVAILABLE" | "AVAILABLE_NOW" | "DIVISIBLE" | "DRIVE_IN_DOORS" | "RAIL" | "REFRIGERATED" | "TRAILER_STALLS" | "%future added value";
export type PropertySearchOrderEnum = "AVAILABLE_FROM" | "CLEAR_HEIGHT" | "DISTANCE" | "LARGEST" | "NEWEST" | "OLDEST" | "RELEVANCE" | "RENT" | "RENT_DESCENDING" | "SMALLEST" | "SMALLEST_UNIT" | "TITLE" | "%future added value";
export type PropertySizeEnum = "FROM_100000_TO_250000" | "FROM_250000_TO_500000" | "FROM_25000_TO_50000" | "FROM_500000" | "FROM_50000_TO_100000" | "UNDER_25000" | "%future added value";
export type PropertySearchWhereArgs = {
  availableBy?: string | null;
  buildingType?: ReadonlyArray<string | null> | null;
  feature?: ReadonlyArray<PropertyFeatureEnum | null> | null;
  leaseType?: ReadonlyArray<string | null> | null;
  market?: ReadonlyArray<string | null> | null;
  maxAcres?: number | null;
  maxAskingRent?: number | null;
  maxClearHeightFeet?: number | null;
  maxDockDoors?: number | null;
  maxDriveInDoors?: number | null;
  maxPowerAmps?: number | null;
  maxSquareFeet?: number | null;
  maxTotalSquareFeet?: number | null;
  maxTrailerStalls?: number | null;
  maxYearBuilt?: number | null;
  minAcres?: number | null;
  minAskingRent?: number | null;
  minClearHeightFeet?: number | null;
  minDockDoors?: number | null;
  minDriveInDoors?: number | null;
  minPowerAmps?: number | null;
  minSquareFeet?: number | null;
  minTotalSquareFeet?: number | null;
  minTrailerStalls?: number | null;
  minYearBuilt?: number | null;
  near?: PropertySearchNear | null;
  rail?: boolean | null;
  region?: ReadonlyArray<string | null> | null;
  search?: string | null;
  size?: ReadonlyArray<PropertySizeEnum | null> | null;
  status?: ReadonlyArray<string | null> | null;
  submarket?: ReadonlyArray<string | null> | null;
};
export type PropertySearchNear = {
  latitude?: number | null;
  longitude?: number | null;
  place?: string | null;
  radiusMiles: number;
};
export type SearchClientPageQuery$variables = {
  after?: string | null;
  first: number;
  orderby?: PropertySearchOrderEnum | null;
  where?: PropertySearchWhereArgs | null;
};
export type SearchClientPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SearchClient_results">;
};
export type SearchClientPageQuery = {
  response: SearchClientPageQuery$data;
  variables: SearchClientPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderby"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "where"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "orderby",
    "variableName": "orderby"
  },
  {
    "kind": "Variable",
    "name": "where",
    "variableName": "where"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
  "name": "srcSet",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "squareFeet",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchClientPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "SearchClient_results"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SearchClientPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToPropertySearchConnection",
        "kind": "LinkedField",
        "name": "propertySearch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RootQueryToPropertySearchConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Property",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "databaseId",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                          (v2/*:: as any*/),
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
                          (v5/*:: as any*/),
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
                              (v5/*:: as any*/)
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
                    "alias": "cardStatus",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      }
                    ],
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
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "slug",
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "allStatus(first:1)"
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
                        "kind": "ScalarField",
                        "name": "city",
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
                        "name": "availableSquareFeet",
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
                        "name": "divisibleSquareFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "clearHeightFeet",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
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
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "driveInDoors",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "trailerStalls",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "vanStalls",
                            "storageKey": null
                          }
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
                          (v6/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Team",
                        "kind": "LinkedField",
                        "name": "contacts",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
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
                              }
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
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "distanceMiles",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RootQueryToPropertySearchConnectionPageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPreviousPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startCursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PropertySearchRelaxed",
            "kind": "LinkedField",
            "name": "relaxed",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "filter",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PropertySearchInterpretation",
            "kind": "LinkedField",
            "name": "interpretation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchPart",
                "kind": "LinkedField",
                "name": "parts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchCorrection",
                "kind": "LinkedField",
                "name": "corrections",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "typed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "used",
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
                "kind": "ScalarField",
                "name": "nearVisitor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "widened",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unknownPlace",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Page",
                "kind": "LinkedField",
                "name": "pages",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PropertySearchFacets",
            "kind": "LinkedField",
            "name": "facets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "market",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "region",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "submarket",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "status",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "buildingType",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "leaseType",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "size",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "feature",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "clearHeight",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "dockDoors",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "driveInDoors",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "trailerStalls",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PropertySearchFacet",
                "kind": "LinkedField",
                "name": "powerAmps",
                "plural": true,
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "where",
          "orderby"
        ],
        "handle": "connection",
        "key": "SearchClient_propertySearch",
        "kind": "LinkedHandle",
        "name": "propertySearch"
      }
    ]
  },
  "params": {
    "cacheID": "c6cb990f7da020a175556a4a37e93556",
    "id": null,
    "metadata": {},
    "name": "SearchClientPageQuery",
    "operationKind": "query",
    "text": "query SearchClientPageQuery($after:String,$first:Int!,$orderby:PropertySearchOrderEnum,$where:PropertySearchWhereArgs){...SearchClient_results_4xOufw}fragment SearchClient_results_4xOufw on RootQuery{propertySearch(where:$where,orderby:$orderby,first:$first,after:$after){edges{cursor,node{__typename,id,databaseId,title,uri,featuredImage{node{id,altText,sourceUrl,srcSet,mediaDetails{width,height},focalPoint{x,y},pictureSources{mimeType,srcSet}}},cardStatus:allStatus(first:1){nodes{id,slug,name}},propertyFacts{city,buildingType,availableSquareFeet,totalSquareFeet,divisibleSquareFeet,clearHeightFeet,dockDoors,availableFrom,availablePosition,buildingLengthFeet,buildingDepthFeet,floors,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,officeSquareFeet,officeFloors,officePosition,sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,vanStalls},rooms{name,squareFeet},contacts{id,title,teamMeta{phone}}}},distanceMiles},pageInfo{endCursor,hasNextPage,hasPreviousPage,startCursor},total,squareFeet,relaxed{filter,total},interpretation{parts{text,label},corrections{typed,used},ignored,nearVisitor,widened,unknownPlace,pages{id,title,uri}},facets{market{value,label,count},region{value,label,count},submarket{value,label,count},status{value,label,count},buildingType{value,label,count},leaseType{value,label,count},size{value,label,count},feature{value,label,count},clearHeight{value,label,count},dockDoors{value,label,count},driveInDoors{value,label,count},trailerStalls{value,label,count},powerAmps{value,label,count}}}}"
  }
};
})();

(node as any).hash = "a6cb763860c27ac0556ff07f17c1383d";

export default node;
