/**
 * @generated SignedSource<<38c7c8c1c30509d02c9ba1ee26482894>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorBar_root$data = {
  readonly nodeByUri: {
    readonly author?: {
      readonly node: {
        readonly name: string | null;
      };
    } | null;
    readonly databaseId?: number;
    readonly date?: string | null;
    readonly editingLockedBy?: {
      readonly node: {
        readonly databaseId: number;
        readonly name: string | null;
      };
    } | null;
    readonly hasPassword?: boolean | null;
    readonly isPreview?: boolean | null;
    readonly lastEditedBy?: {
      readonly node: {
        readonly name: string | null;
      };
    } | null;
    readonly modified?: string | null;
    readonly revisionOf?: {
      readonly node: {
        readonly databaseId: number;
        readonly date: string | null;
        readonly editingLockedBy: {
          readonly node: {
            readonly databaseId: number;
            readonly name: string | null;
          };
        } | null;
        readonly hasPassword: boolean | null;
        readonly share: {
          readonly " $fragmentSpreads": FragmentRefs<"SharePreview_node">;
        };
        readonly status: string | null;
        readonly uri: string | null;
      };
    } | null;
    readonly share?: {
      readonly " $fragmentSpreads": FragmentRefs<"SharePreview_node">;
    } | null;
    readonly shownBlockPreview?: {
      readonly author: {
        readonly node: {
          readonly name: string | null;
        };
      } | null;
      readonly modified: string | null;
    } | null;
    readonly status?: string | null;
    readonly uri: string | null;
  } | null;
  readonly viewer: {
    readonly databaseId: number;
    readonly name: string | null;
  } | null;
  readonly " $fragmentType": "EditorBar_root";
};
export type EditorBar_root$key = {
  readonly " $data"?: EditorBar_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorBar_root">;
};

const node: ReaderFragment = (function(){
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
  "name": "databaseId",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modified",
  "storageKey": null
},
v8 = {
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
],
v10 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SharePreview_node"
      }
    ],
    "type": "ContentNode",
    "abstractKey": "__isContentNode"
  },
  "kind": "AliasedInlineFragmentSpread",
  "name": "share"
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "NodeWithAuthorToUserConnectionEdge",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "uri"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorBar_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
        (v3/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPreview",
              "storageKey": null
            },
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ContentNodeToEditLastConnectionEdge",
              "kind": "LinkedField",
              "name": "lastEditedBy",
              "plural": false,
              "selections": (v9/*:: as any*/),
              "storageKey": null
            },
            (v10/*:: as any*/)
          ],
          "type": "ContentNode",
          "abstractKey": "__isContentNode"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v11/*:: as any*/)
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
                (v7/*:: as any*/),
                (v11/*:: as any*/)
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
                    (v1/*:: as any*/),
                    (v4/*:: as any*/),
                    (v3/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v10/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "NodeWithRevisions",
          "abstractKey": "__isNodeWithRevisions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "44ebde23d939551e440dbcb7358bc134";

export default node;
