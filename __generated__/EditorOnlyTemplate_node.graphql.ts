/**
 * @generated SignedSource<<9e15ab53a2ef701a53e7defd6f52afcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorOnlyTemplate_node$data = {
  readonly blocks?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BlockTree_blocks">;
  }> | null;
  readonly contentType: {
    readonly node: {
      readonly labels: {
        readonly singularName: string | null;
      } | null;
    };
  } | null;
  readonly title?: string | null;
  readonly " $fragmentType": "EditorOnlyTemplate_node";
};
export type EditorOnlyTemplate_node$key = {
  readonly " $data"?: EditorOnlyTemplate_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorOnlyTemplate_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorOnlyTemplate_node",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "type": "NodeWithTitle",
      "abstractKey": "__isNodeWithTitle"
    },
    {
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
              "concreteType": "PostTypeLabelDetails",
              "kind": "LinkedField",
              "name": "labels",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "singularName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "flat",
              "value": true
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "blocks",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BlockTree_blocks"
            }
          ],
          "storageKey": "blocks(flat:true)"
        }
      ],
      "type": "BlockEditorContentNode",
      "abstractKey": "__isBlockEditorContentNode"
    }
  ],
  "type": "ContentNode",
  "abstractKey": "__isContentNode"
};

(node as any).hash = "657ea1ff3c68a20f87afae42ec500ce9";

export default node;
