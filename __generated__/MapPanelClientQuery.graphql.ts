/**
 * @generated SignedSource<<d9139a45fd2ff873d6ed87ff159ff8f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PropertyFeatureEnum = "AVAILABLE" | "AVAILABLE_NOW" | "DIVISIBLE" | "DRIVE_IN_DOORS" | "RAIL" | "REFRIGERATED" | "TRAILER_STALLS" | "%future added value";
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
export type MapPanelClientQuery$variables = {
  after?: string | null;
  where?: PropertySearchWhereArgs | null;
};
export type MapPanelClientQuery$data = {
  readonly propertySearch: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly propertyFacts: {
        readonly availableSquareFeet: number | null;
        readonly city: string | null;
        readonly coordinates: {
          readonly latitude: number | null;
          readonly longitude: number | null;
        } | null;
        readonly totalSquareFeet: number | null;
      } | null;
      readonly title: string | null;
      readonly uri: string | null;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null;
      readonly hasNextPage: boolean;
    };
  } | null;
};
export type MapPanelClientQuery = {
  response: MapPanelClientQuery$data;
  variables: MapPanelClientQuery$variables;
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
  "name": "where"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "orderby",
        "value": "NEWEST"
      },
      {
        "kind": "Variable",
        "name": "where",
        "variableName": "where"
      }
    ],
    "concreteType": "RootQueryToPropertySearchConnection",
    "kind": "LinkedField",
    "name": "propertySearch",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
            "name": "uri",
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
                "kind": "ScalarField",
                "name": "city",
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
                "concreteType": "Coordinates",
                "kind": "LinkedField",
                "name": "coordinates",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "latitude",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "longitude",
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
          }
        ],
        "storageKey": null
      }
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
    "name": "MapPanelClientQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "MapPanelClientQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "47299824156cb578a9214e81a14ada79",
    "id": null,
    "metadata": {},
    "name": "MapPanelClientQuery",
    "operationKind": "query",
    "text": "query MapPanelClientQuery($where:PropertySearchWhereArgs,$after:String){propertySearch(where:$where,orderby:NEWEST,first:100,after:$after){nodes{id,title,uri,propertyFacts{city,availableSquareFeet,totalSquareFeet,coordinates{latitude,longitude}}},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "94dd3329338c3612fa573bea443b0a31";

export default node;
