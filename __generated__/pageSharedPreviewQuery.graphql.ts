/**
 * @generated SignedSource<<7a1c936d895f19d89498170ae9e39b33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PreviewLinkStateEnum = "ACTIVE" | "EXPIRED" | "INVALID" | "REVOKED" | "WITHDRAWN" | "%future added value";
export type pageSharedPreviewQuery$variables = {
  token: string;
};
export type pageSharedPreviewQuery$data = {
  readonly sharedPreview: {
    readonly expiresAt: string | null;
    readonly state: PreviewLinkStateEnum;
    readonly status: string | null;
  };
};
export type pageSharedPreviewQuery = {
  response: pageSharedPreviewQuery$data;
  variables: pageSharedPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "SharedPreview",
    "kind": "LinkedField",
    "name": "sharedPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageSharedPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageSharedPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "eb4ec980d2658b61b7cdf6284451cef9",
    "id": null,
    "metadata": {},
    "name": "pageSharedPreviewQuery",
    "operationKind": "query",
    "text": "query pageSharedPreviewQuery($token:String!){sharedPreview(token:$token){state,expiresAt,status}}"
  }
};
})();

(node as any).hash = "5f250cebdae5f9ab20358525f5de4b69";

export default node;
