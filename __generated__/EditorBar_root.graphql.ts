/**
 * @generated SignedSource<<e1a5dbb88f909aa0bd8f0985e929bcbd>>
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
    readonly hasPassword?: boolean | null;
    readonly lastEditedBy?: {
      readonly node: {
        readonly name: string | null;
      };
    } | null;
    readonly modified?: string | null;
    readonly otherEditorName?: string | null;
    readonly revisionOf?: {
      readonly node: {
        readonly databaseId: number;
        readonly date: string | null;
        readonly hasPassword: boolean | null;
        readonly otherEditorName: string | null;
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
    readonly slug?: string | null;
    readonly status?: string | null;
    readonly uri: string | null;
  } | null;
  readonly viewer: {
    readonly name: string | null;
  } | null;
  readonly " $fragmentType": "EditorBar_root";
};
export type EditorBar_root$key = {
  readonly " $data"?: EditorBar_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorBar_root">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modified",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherEditorName",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
],
v9 = {
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
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "NodeWithAuthorToUserConnectionEdge",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v8/*:: as any*/),
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
      "selections": (v0/*:: as any*/),
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
        (v1/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ContentNodeToEditLastConnectionEdge",
              "kind": "LinkedField",
              "name": "lastEditedBy",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            (v9/*:: as any*/)
          ],
          "type": "ContentNode",
          "abstractKey": "__isContentNode"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v10/*:: as any*/)
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
                (v6/*:: as any*/),
                (v10/*:: as any*/)
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
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v1/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v7/*:: as any*/),
                    (v9/*:: as any*/)
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

(node as any).hash = "cb693338dbbcf46557e54d2802f8d8ff";

export default node;
