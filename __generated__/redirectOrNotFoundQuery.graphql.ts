/**
 * @generated SignedSource<<063c0daa9d2959877b5434cad704f7e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type redirectOrNotFoundQuery$variables = Record<PropertyKey, never>;
export type redirectOrNotFoundQuery$data = {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "redirectOrNotFoundQuery",
    "selections": (v0/*:: as any*/),
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "redirectOrNotFoundQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3043e66bc221d72b435643c4116395f0",
    "id": null,
    "metadata": {},
    "name": "redirectOrNotFoundQuery",
    "operationKind": "query",
    "text": "query redirectOrNotFoundQuery{seo{redirects{origin,target,type,format}}}"
  }
};
})();

(node as any).hash = "e326ccec10f355dd638408ca7fac6483";

export default node;
