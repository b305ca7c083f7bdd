/**
 * @generated SignedSource<<a6bbcbaa5783295005071073e2771c30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CategoryIdType = "DATABASE_ID" | "ID" | "NAME" | "SLUG" | "URI" | "%future added value";
export type PageIdType = "DATABASE_ID" | "ID" | "URI" | "%future added value";
export type PostIdType = "DATABASE_ID" | "ID" | "SLUG" | "URI" | "%future added value";
export type pageLookupQuery$variables = {
  categoryIdType?: CategoryIdType | null;
  id: string;
  isCategory: boolean;
  isPage: boolean;
  isPost: boolean;
  pageIdType?: PageIdType | null;
  postIdType?: PostIdType | null;
};
export type pageLookupQuery$data = {
  readonly category?: {
    readonly uri: string | null;
  } | null;
  readonly page?: {
    readonly uri: string | null;
  } | null;
  readonly post?: {
    readonly uri: string | null;
  } | null;
};
export type pageLookupQuery = {
  response: pageLookupQuery$data;
  variables: pageLookupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "categoryIdType"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCategory"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPage"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPost"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageIdType"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postIdType"
},
v7 = {
  "kind": "Variable",
  "name": "id",
  "variableName": "id"
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "Variable",
    "name": "idType",
    "variableName": "postIdType"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/)
],
v11 = [
  (v7/*:: as any*/),
  {
    "kind": "Variable",
    "name": "idType",
    "variableName": "pageIdType"
  }
],
v12 = [
  (v7/*:: as any*/),
  {
    "kind": "Variable",
    "name": "idType",
    "variableName": "categoryIdType"
  }
],
v13 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "pageLookupQuery",
    "selections": [
      {
        "condition": "isPost",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "post",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isPage",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isCategory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "category",
            "plural": false,
            "selections": (v10/*:: as any*/),
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
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "pageLookupQuery",
    "selections": [
      {
        "condition": "isPost",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "post",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isPage",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isCategory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "category",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "22305c25b4ad66de26c6e6c899ff73f1",
    "id": null,
    "metadata": {},
    "name": "pageLookupQuery",
    "operationKind": "query",
    "text": "query pageLookupQuery($id:ID!,$isPost:Boolean!,$postIdType:PostIdType,$isPage:Boolean!,$pageIdType:PageIdType,$isCategory:Boolean!,$categoryIdType:CategoryIdType){post(id:$id,idType:$postIdType)@include(if:$isPost){uri,id},page(id:$id,idType:$pageIdType)@include(if:$isPage){uri,id},category(id:$id,idType:$categoryIdType)@include(if:$isCategory){uri,id}}"
  }
};
})();

(node as any).hash = "68ae5d7c4a76873d66b87cc28278d936";

export default node;
