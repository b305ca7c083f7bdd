/**
 * @generated SignedSource<<f0b92da4ed860ffe555ff04ea5b02c5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorBar_root$data = {
  readonly nodeByUri: {
    readonly editingLockedBy?: {
      readonly node: {
        readonly databaseId: number;
        readonly name: string | null;
      };
    } | null;
    readonly hasPassword?: boolean | null;
    readonly isPreview?: boolean | null;
    readonly revisionOf?: {
      readonly node: {
        readonly status: string | null;
        readonly uri: string | null;
      };
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
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
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
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
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
                  "selections": (v0/*:: as any*/),
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
                    (v1/*:: as any*/),
                    (v2/*:: as any*/)
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "1d44d385c9f348039986971a8ead4a49";

export default node;
