/**
 * @generated SignedSource<<306425f8f28c73093626e573c8d02bdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type catalogueMediaQuery$variables = {
  slug: string;
};
export type catalogueMediaQuery$data = {
  readonly mediaItem: {
    readonly databaseId: number;
  } | null;
};
export type catalogueMediaQuery = {
  response: catalogueMediaQuery$data;
  variables: catalogueMediaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "slug"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "SLUG"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "catalogueMediaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MediaItem",
        "kind": "LinkedField",
        "name": "mediaItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "catalogueMediaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MediaItem",
        "kind": "LinkedField",
        "name": "mediaItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "047c33a5b9404985e4f91375f8103435",
    "id": null,
    "metadata": {},
    "name": "catalogueMediaQuery",
    "operationKind": "query",
    "text": "query catalogueMediaQuery($slug:ID!){mediaItem(id:$slug,idType:SLUG){databaseId,id}}"
  }
};
})();

(node as any).hash = "d74f5fa3a0656487a6799e4de16a6f9a";

export default node;
