/**
 * @generated SignedSource<<47872e3bbd156efe99b67d8f4570c4e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type redirectOrNotFoundUriQuery$variables = {
  uri: string;
};
export type redirectOrNotFoundUriQuery$data = {
  readonly nodeByUri: {
    readonly uri: string | null;
  } | null;
};
export type redirectOrNotFoundUriQuery = {
  response: redirectOrNotFoundUriQuery$data;
  variables: redirectOrNotFoundUriQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uri"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "uri",
    "variableName": "uri"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "redirectOrNotFoundUriQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
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
    "name": "redirectOrNotFoundUriQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    "cacheID": "0d466f1b9182b86a22e2b57a698a1456",
    "id": null,
    "metadata": {},
    "name": "redirectOrNotFoundUriQuery",
    "operationKind": "query",
    "text": "query redirectOrNotFoundUriQuery($uri:String!){nodeByUri(uri:$uri){__typename,uri,id}}"
  }
};
})();

(node as any).hash = "39dcc79cccde67c3e681d67f6c572496";

export default node;
