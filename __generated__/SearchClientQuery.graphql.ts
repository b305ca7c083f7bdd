/**
 * @generated SignedSource<<1bc4ab781554856d14ff29449543cd06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
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
export type SearchClientQuery$variables = {
  after?: string | null;
  first: number;
  orderby?: PropertySearchOrderEnum | null;
  where?: PropertySearchWhereArgs | null;
};
export type SearchClientQuery$data = {
  readonly propertySearch: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string | null;
      readonly distanceMiles: number | null;
      readonly node: {
        readonly __typename: "Property";
        readonly cardStatus: {
          readonly nodes: ReadonlyArray<{
            readonly id: string;
            readonly name: string | null;
            readonly slug: string | null;
          }>;
        } | null;
        readonly databaseId: number;
        readonly featuredImage: {
          readonly node: {
            readonly altText: string | null;
            readonly focalPoint: {
              readonly x: number;
              readonly y: number;
            } | null;
            readonly id: string;
            readonly mediaDetails: {
              readonly height: number | null;
              readonly width: number | null;
            } | null;
            readonly pictureSources: ReadonlyArray<{
              readonly mimeType: string;
              readonly srcSet: string;
            }> | null;
            readonly sourceUrl: string | null;
            readonly srcSet: string | null;
          };
        } | null;
        readonly id: string;
        readonly propertyFacts: {
          readonly availableFrom: string | null;
          readonly availablePosition: string | null;
          readonly availableSquareFeet: number | null;
          readonly buildingDepthFeet: number | null;
          readonly buildingLengthFeet: number | null;
          readonly buildingType: string | null;
          readonly city: string | null;
          readonly clearHeightFeet: number | null;
          readonly columnSpacingDepthFeet: number | null;
          readonly columnSpacingLengthFeet: number | null;
          readonly contacts: ReadonlyArray<{
            readonly id: string;
            readonly teamMeta: {
              readonly phone: number | null;
            } | null;
            readonly title: string | null;
          }> | null;
          readonly divisibleSquareFeet: number | null;
          readonly dockDoors: number | null;
          readonly floors: number | null;
          readonly officeFloors: number | null;
          readonly officePosition: string | null;
          readonly officeSquareFeet: number | null;
          readonly rooms: ReadonlyArray<{
            readonly name: string | null;
            readonly squareFeet: number | null;
          }> | null;
          readonly sides: ReadonlyArray<{
            readonly dockDoors: number | null;
            readonly driveInDoors: number | null;
            readonly floor: number | null;
            readonly side: string | null;
            readonly trailerStalls: number | null;
            readonly truckCourtFeet: number | null;
            readonly vanStalls: number | null;
          }> | null;
          readonly speedBayFeet: number | null;
          readonly totalSquareFeet: number | null;
        } | null;
        readonly title: string | null;
        readonly uri: string | null;
      };
    }>;
    readonly facets: {
      readonly buildingType: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly clearHeight: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly dockDoors: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly driveInDoors: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly feature: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly leaseType: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly market: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly powerAmps: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly region: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly size: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly status: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly submarket: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly trailerStalls: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
    };
    readonly interpretation: {
      readonly corrections: ReadonlyArray<{
        readonly typed: string;
        readonly used: string;
      }>;
      readonly ignored: ReadonlyArray<string>;
      readonly nearVisitor: string | null;
      readonly pages: ReadonlyArray<{
        readonly id: string;
        readonly title: string | null;
        readonly uri: string | null;
      }>;
      readonly parts: ReadonlyArray<{
        readonly label: string;
        readonly text: string;
      }>;
      readonly unknownPlace: string | null;
      readonly widened: string | null;
    };
    readonly pageInfo: {
      readonly endCursor: string | null;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
    };
    readonly relaxed: ReadonlyArray<{
      readonly filter: string;
      readonly total: number;
    }>;
    readonly squareFeet: number;
    readonly total: number;
  } | null;
};
export type SearchClientQuery$rawResponse = {
  readonly propertySearch: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string | null;
      readonly distanceMiles: number | null;
      readonly node: {
        readonly __typename: "Property";
        readonly cardStatus: {
          readonly nodes: ReadonlyArray<{
            readonly id: string;
            readonly name: string | null;
            readonly slug: string | null;
          }>;
        } | null;
        readonly databaseId: number;
        readonly featuredImage: {
          readonly node: {
            readonly altText: string | null;
            readonly focalPoint: {
              readonly x: number;
              readonly y: number;
            } | null;
            readonly id: string;
            readonly mediaDetails: {
              readonly height: number | null;
              readonly width: number | null;
            } | null;
            readonly pictureSources: ReadonlyArray<{
              readonly mimeType: string;
              readonly srcSet: string;
            }> | null;
            readonly sourceUrl: string | null;
            readonly srcSet: string | null;
          };
        } | null;
        readonly id: string;
        readonly propertyFacts: {
          readonly availableFrom: string | null;
          readonly availablePosition: string | null;
          readonly availableSquareFeet: number | null;
          readonly buildingDepthFeet: number | null;
          readonly buildingLengthFeet: number | null;
          readonly buildingType: string | null;
          readonly city: string | null;
          readonly clearHeightFeet: number | null;
          readonly columnSpacingDepthFeet: number | null;
          readonly columnSpacingLengthFeet: number | null;
          readonly contacts: ReadonlyArray<{
            readonly id: string;
            readonly teamMeta: {
              readonly phone: number | null;
            } | null;
            readonly title: string | null;
          }> | null;
          readonly divisibleSquareFeet: number | null;
          readonly dockDoors: number | null;
          readonly floors: number | null;
          readonly officeFloors: number | null;
          readonly officePosition: string | null;
          readonly officeSquareFeet: number | null;
          readonly rooms: ReadonlyArray<{
            readonly name: string | null;
            readonly squareFeet: number | null;
          }> | null;
          readonly sides: ReadonlyArray<{
            readonly dockDoors: number | null;
            readonly driveInDoors: number | null;
            readonly floor: number | null;
            readonly side: string | null;
            readonly trailerStalls: number | null;
            readonly truckCourtFeet: number | null;
            readonly vanStalls: number | null;
          }> | null;
          readonly speedBayFeet: number | null;
          readonly totalSquareFeet: number | null;
        } | null;
        readonly title: string | null;
        readonly uri: string | null;
      };
    }>;
    readonly facets: {
      readonly buildingType: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly clearHeight: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly dockDoors: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly driveInDoors: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly feature: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly leaseType: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly market: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly powerAmps: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly region: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly size: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly status: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly submarket: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
      readonly trailerStalls: ReadonlyArray<{
        readonly count: number;
        readonly label: string;
        readonly value: string;
      }>;
    };
    readonly interpretation: {
      readonly corrections: ReadonlyArray<{
        readonly typed: string;
        readonly used: string;
      }>;
      readonly ignored: ReadonlyArray<string>;
      readonly nearVisitor: string | null;
      readonly pages: ReadonlyArray<{
        readonly id: string;
        readonly title: string | null;
        readonly uri: string | null;
      }>;
      readonly parts: ReadonlyArray<{
        readonly label: string;
        readonly text: string;
      }>;
      readonly unknownPlace: string | null;
      readonly widened: string | null;
    };
    readonly pageInfo: {
      readonly endCursor: string | null;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
    };
    readonly relaxed: ReadonlyArray<{
      readonly filter: string;
      readonly total: number;
    }>;
    readonly squareFeet: number;
    readonly total: number;
  } | null;
};
export type SearchClientQuery = {
  rawResponse: SearchClientQuery$rawResponse;
  response: SearchClientQuery$data;
  variables: SearchClientQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderby"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "where"
},
v4 = {
  "kind": "Variable",
  "name": "orderby",
  "variableName": "orderby"
},
v5 = {
  "kind": "Variable",
  "name": "where",
  "variableName": "where"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
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
  "name": "srcSet",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "squareFeet",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v16 = [
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
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
                  (v6/*:: as any*/),
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
                  (v9/*:: as any*/),
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
                      (v9/*:: as any*/)
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
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
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
              (v11/*:: as any*/),
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
                  (v11/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v12/*:: as any*/)
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
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
        "name": "hasNextPage",
        "storageKey": null
      },
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
  (v13/*:: as any*/),
  (v12/*:: as any*/),
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
      (v13/*:: as any*/)
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
          (v14/*:: as any*/)
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
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "region",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "submarket",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "status",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "buildingType",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "leaseType",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "size",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "feature",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "clearHeight",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "dockDoors",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "driveInDoors",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "trailerStalls",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PropertySearchFacet",
        "kind": "LinkedField",
        "name": "powerAmps",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v17 = [
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
  (v4/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchClientQuery",
    "selections": [
      {
        "alias": "propertySearch",
        "args": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "RootQueryToPropertySearchConnection",
        "kind": "LinkedField",
        "name": "__SearchClient_propertySearch_connection",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchClientQuery",
    "selections": [
      {
        "alias": null,
        "args": (v17/*:: as any*/),
        "concreteType": "RootQueryToPropertySearchConnection",
        "kind": "LinkedField",
        "name": "propertySearch",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v17/*:: as any*/),
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
    "cacheID": "fe9ed2fc4164d3683e41aba74751ed83",
    "id": null,
    "metadata": {
      "connection": [
        {
          "count": "first",
          "cursor": "after",
          "direction": "forward",
          "path": [
            "propertySearch"
          ]
        }
      ]
    },
    "name": "SearchClientQuery",
    "operationKind": "query",
    "text": "query SearchClientQuery($where:PropertySearchWhereArgs,$orderby:PropertySearchOrderEnum,$first:Int!,$after:String){propertySearch(where:$where,orderby:$orderby,first:$first,after:$after){edges{cursor,node{__typename,id,databaseId,title,uri,featuredImage{node{id,altText,sourceUrl,srcSet,mediaDetails{width,height},focalPoint{x,y},pictureSources{mimeType,srcSet}}},cardStatus:allStatus(first:1){nodes{id,slug,name}},propertyFacts{city,buildingType,availableSquareFeet,totalSquareFeet,divisibleSquareFeet,clearHeightFeet,dockDoors,availableFrom,availablePosition,buildingLengthFeet,buildingDepthFeet,floors,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,officeSquareFeet,officeFloors,officePosition,sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,vanStalls},rooms{name,squareFeet},contacts{id,title,teamMeta{phone}}}},distanceMiles},pageInfo{hasNextPage,endCursor,hasPreviousPage,startCursor},total,squareFeet,relaxed{filter,total},interpretation{parts{text,label},corrections{typed,used},ignored,nearVisitor,widened,unknownPlace,pages{id,title,uri}},facets{market{value,label,count},region{value,label,count},submarket{value,label,count},status{value,label,count},buildingType{value,label,count},leaseType{value,label,count},size{value,label,count},feature{value,label,count},clearHeight{value,label,count},dockDoors{value,label,count},driveInDoors{value,label,count},trailerStalls{value,label,count},powerAmps{value,label,count}}}}"
  }
};
})();

(node as any).hash = "592a3f8fa1b7e67374db1067284efb43";

export default node;
