/**
 * @generated SignedSource<<10a89a8853a9b6089cc38d56f3709173>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type redirectOrNotFoundQuery$variables = {
  path: string;
};
export type redirectOrNotFoundQuery$data = {
  readonly seo: {
    readonly redirect: {
      readonly format: string | null;
      readonly origin: string | null;
      readonly target: string | null;
      readonly type: number | null;
    } | null;
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
    "name": "path"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "path",
            "variableName": "path"
          }
        ],
        "concreteType": "SEORedirect",
        "kind": "LinkedField",
        "name": "redirect",
        "plural": false,
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "redirectOrNotFoundQuery",
    "selections": (v1/*:: as any*/),
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "redirectOrNotFoundQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "973ad5b35ec332b3810dafd6c502b340",
    "id": null,
    "metadata": {},
    "name": "redirectOrNotFoundQuery",
    "operationKind": "query",
    "text": "query redirectOrNotFoundQuery($path:String!){seo{redirect(path:$path){origin,target,type,format}}}"
  }
};
})();

(node as any).hash = "2908543e6b57d8be8974fe3558976719";

export default node;
