/**
 * @generated SignedSource<<bb4de5367b268ddf690d48d6fd7322f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type redirectOrNotFoundQuery$variables = {
  lowerCase: string;
};
export type redirectOrNotFoundQuery$data = {
  readonly nodeByUri: {
    readonly uri: string | null;
  } | null;
  readonly seo: {
    readonly redirects: ReadonlyArray<{
      readonly format: string | null;
      readonly origin: string | null;
      readonly target: string | null;
      readonly type: number | null;
    } | null> | null;
  } | null;
};
export type redirectOrNotFoundQuery = {
  response: redirectOrNotFoundQuery$data;
  variables: redirectOrNotFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lowerCase"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SEOConfig",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SEORedirect",
      "kind": "LinkedField",
      "name": "redirects",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "origin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "format",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "uri",
    "variableName": "lowerCase"
  }
],
v3 = {
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
    "name": "redirectOrNotFoundQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "redirectOrNotFoundQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v3/*:: as any*/),
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
    "cacheID": "91003b8c85c55482cccdc422d11bb69a",
    "id": null,
    "metadata": {},
    "name": "redirectOrNotFoundQuery",
    "operationKind": "query",
    "text": "query redirectOrNotFoundQuery($lowerCase:String!){seo{redirects{origin,target,type,format}},nodeByUri(uri:$lowerCase){__typename,uri,id}}"
  }
};
})();

(node as any).hash = "1e3f3e21cc2750e5fd7333c74bb437ec";

export default node;
