/**
 * @generated SignedSource<<b249a97b3eec4fc34cd6bb5c43473ca7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchClient_results$data = {
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
  readonly " $fragmentType": "SearchClient_results";
};
export type SearchClient_results$key = {
  readonly " $data"?: SearchClient_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchClient_results">;
};

import SearchClientPageQuery_graphql from './SearchClientPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "propertySearch"
],
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
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "squareFeet",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v9/*:: as any*/),
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
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": SearchClientPageQuery_graphql
    }
  },
  "name": "SearchClient_results",
  "selections": [
    {
      "alias": "propertySearch",
      "args": [
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
      "concreteType": "RootQueryToPropertySearchConnection",
      "kind": "LinkedField",
      "name": "__SearchClient_propertySearch_connection",
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
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "databaseId",
                  "storageKey": null
                },
                (v2/*:: as any*/),
                (v3/*:: as any*/),
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
                        (v1/*:: as any*/),
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
                        (v4/*:: as any*/),
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
                            (v4/*:: as any*/)
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
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "slug",
                          "storageKey": null
                        },
                        (v5/*:: as any*/)
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
                    (v6/*:: as any*/),
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
                        (v6/*:: as any*/),
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
                        (v5/*:: as any*/),
                        (v7/*:: as any*/)
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
                        (v1/*:: as any*/),
                        (v2/*:: as any*/),
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
        (v8/*:: as any*/),
        (v7/*:: as any*/),
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
            (v8/*:: as any*/)
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
                (v9/*:: as any*/)
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
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
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
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "region",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "submarket",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "status",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "buildingType",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "leaseType",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "size",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "feature",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "clearHeight",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "dockDoors",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "driveInDoors",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "trailerStalls",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacet",
              "kind": "LinkedField",
              "name": "powerAmps",
              "plural": true,
              "selections": (v10/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "a6cb763860c27ac0556ff07f17c1383d";

export default node;
