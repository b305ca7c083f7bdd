/**
 * @generated SignedSource<<77993ffaae9f52791e36bbeeb4e16f00>>
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
  readonly blocks: {
    readonly shownBlockPreview?: {
      readonly __typename: "BlockEditorPreview";
    } | null;
  } | null;
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
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modified",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherEditorName",
  "storageKey": null
},
v12 = [
  (v4/*:: as any*/),
  (v1/*:: as any*/)
],
v13 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v12/*:: as any*/),
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "PreviewLink",
  "kind": "LinkedField",
  "name": "previewLinks",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentNodeToContentTypeConnectionEdge",
  "kind": "LinkedField",
  "name": "contentType",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentType",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "public",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "NodeWithAuthorToUserConnectionEdge",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v13/*:: as any*/),
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
        "alias": "blocks",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlockEditorPreview",
                "kind": "LinkedField",
                "name": "shownBlockPreview",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BlockEditorContentNode",
            "abstractKey": "__isBlockEditorContentNode"
          }
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "blocks",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlockEditorPreview",
                "kind": "LinkedField",
                "name": "shownBlockPreview",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BlockEditorContentNode",
            "abstractKey": "__isBlockEditorContentNode"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ContentNodeToEditLastConnectionEdge",
                "kind": "LinkedField",
                "name": "lastEditedBy",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "type": "ContentNode",
            "abstractKey": "__isContentNode"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v16/*:: as any*/)
            ],
            "type": "NodeWithAuthor",
            "abstractKey": "__isNodeWithAuthor"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlockEditorPreview",
                "kind": "LinkedField",
                "name": "shownBlockPreview",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v16/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BlockEditorContentNode",
            "abstractKey": "__isBlockEditorContentNode"
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
                      (v3/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v5/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isContentNode"
                      },
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3237d9563a88956ec37ddad0ee3b9244",
    "id": null,
    "metadata": {},
    "name": "pagePreviewBarQuery",
    "operationKind": "query",
    "text": "query pagePreviewBarQuery($uri:String!){viewer{id},blocks:nodeByUri(uri:$uri,asPreview:true){__typename,...on BlockEditorContentNode{__isBlockEditorContentNode:__typename,shownBlockPreview{__typename,id}},id},...EditorBar_root}fragment EditorBar_root on RootQuery{viewer{name,id},nodeByUri(uri:$uri,asPreview:true){__typename,uri,...on ContentNode{__isContentNode:__typename,databaseId,status,slug,hasPassword,date,modified,otherEditorName,lastEditedBy{node{name,id}},...SharePreview_node},...on NodeWithAuthor{__isNodeWithAuthor:__typename,author{node{name,id}}},...on BlockEditorContentNode{__isBlockEditorContentNode:__typename,shownBlockPreview{modified,author{node{name,id}},id}},...on NodeWithRevisions{__isNodeWithRevisions:__typename,revisionOf{node{__typename,databaseId,status,uri,hasPassword,date,otherEditorName,...SharePreview_node,id}}},id}}fragment SharePreview_node on ContentNode{__isContentNode:__typename,databaseId,status,previewLinks{id,url,expiresAt,createdBy{name,id}},contentType{node{public,id}}}"
  }
};
})();

(node as any).hash = "f0c22cd5c6c3cee9417b381c91d61f1f";

export default node;
