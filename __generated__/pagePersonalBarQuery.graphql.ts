/**
 * @generated SignedSource<<d4ded018313f278d6df5b7a94385d4ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pagePersonalBarQuery$variables = {
  uri: string;
};
export type pagePersonalBarQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PersonalPageBar_root">;
};
export type pagePersonalBarQuery = {
  response: pagePersonalBarQuery$data;
  variables: pagePersonalBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uri"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pagePersonalBarQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PersonalPageBar_root"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pagePersonalBarQuery",
    "selections": [
      {
        "alias": null,
        "args": [
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPassword",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRestricted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContentNodeToEditLockConnectionEdge",
                "kind": "LinkedField",
                "name": "editingLockedBy",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ContentNode",
            "abstractKey": "__isContentNode"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "125f3925b2707d88b5ccc927ab151b8a",
    "id": null,
    "metadata": {},
    "name": "pagePersonalBarQuery",
    "operationKind": "query",
    "text": "query pagePersonalBarQuery($uri:String!){...PersonalPageBar_root}fragment PersonalPageBar_root on RootQuery{nodeByUri(uri:$uri){__typename,uri,...on ContentNode{__isContentNode:__typename,status,hasPassword,isRestricted,editingLockedBy{node{name,id}}},id}}"
  }
};
})();

(node as any).hash = "6f3920aa3dff43a5144acf8949268ab2";

export default node;
