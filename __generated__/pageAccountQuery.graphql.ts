/**
 * @generated SignedSource<<65b62fd9d665e834348cf8846049fff5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type pageAccountQuery$variables = Record<PropertyKey, never>;
export type pageAccountQuery$data = {
  readonly accountSecurity: {
    readonly hasTotp: boolean;
    readonly mustSetUpSecondFactor: boolean;
    readonly name: string;
    readonly passkeys: ReadonlyArray<{
      readonly created: string;
      readonly databaseId: number;
      readonly lastUsed: string | null;
      readonly name: string;
    }>;
    readonly recoveryCodeCount: number;
    readonly sessions: ReadonlyArray<{
      readonly created: string;
      readonly id: string;
      readonly ipAddress: string;
      readonly isCurrent: boolean;
      readonly lastUsed: string | null;
      readonly userAgent: string;
    }>;
    readonly username: string;
  } | null;
};
export type pageAccountQuery = {
  response: pageAccountQuery$data;
  variables: pageAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastUsed",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccountSecurity",
    "kind": "LinkedField",
    "name": "accountSecurity",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "username",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasTotp",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodeCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mustSetUpSecondFactor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Passkey",
        "kind": "LinkedField",
        "name": "passkeys",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSession",
        "kind": "LinkedField",
        "name": "sessions",
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
            "name": "userAgent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ipAddress",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "pageAccountQuery",
    "selections": (v3/*:: as any*/),
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "pageAccountQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "c8669a1bb7b2ff5ce78f76ed4ba555e1",
    "id": null,
    "metadata": {},
    "name": "pageAccountQuery",
    "operationKind": "query",
    "text": "query pageAccountQuery{accountSecurity{username,name,hasTotp,recoveryCodeCount,mustSetUpSecondFactor,passkeys{databaseId,name,created,lastUsed},sessions{id,userAgent,ipAddress,created,lastUsed,isCurrent}}}"
  }
};
})();

(node as any).hash = "0b8a64b7f4021e207d2a7fd47e0abb8a";

export default node;
