/**
 * @generated SignedSource<<a76b520162335cc7e46d98c7adddfa1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pagePreviewBarQuery$variables = {
  uri: string;
};
export type pagePreviewBarQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"EditorBar_root">;
};
export type pagePreviewBarQuery = {
  response: pagePreviewBarQuery$data;
  variables: pagePreviewBarQuery$variables;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
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
    "name": "pagePreviewBarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "EditorBar_root"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pagePreviewBarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "asPreview",
            "value": true
          },
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
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPreview",
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NodeWithRevisionsToContentNodeConnectionEdge",
                "kind": "LinkedField",
                "name": "revisionOf",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "NodeWithRevisions",
            "abstractKey": "__isNodeWithRevisions"
          },
          (v6/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e03ef5a4749410bada128deef84f81ce",
    "id": null,
    "metadata": {},
    "name": "pagePreviewBarQuery",
    "operationKind": "query",
    "text": "query pagePreviewBarQuery($uri:String!){viewer{id},...EditorBar_root}fragment EditorBar_root on RootQuery{viewer{name,databaseId,id},nodeByUri(uri:$uri,asPreview:true){__typename,...on ContentNode{__isContentNode:__typename,status,isPreview,hasPassword,editingLockedBy{node{name,databaseId,id}}},...on NodeWithRevisions{__isNodeWithRevisions:__typename,revisionOf{node{__typename,status,uri,id}}},uri,id}}"
  }
};
})();

(node as any).hash = "6b33f80b5e5ea6768839e69498694d0f";

export default node;
