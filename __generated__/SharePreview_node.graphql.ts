/**
 * @generated SignedSource<<09eab327d4341b1c2acc81ed6e430362>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharePreview_node$data = {
  readonly contentType: {
    readonly node: {
      readonly public: boolean | null;
    };
  } | null;
  readonly databaseId: number;
  readonly previewLinks: ReadonlyArray<{
    readonly createdBy: {
      readonly name: string | null;
    } | null;
    readonly expiresAt: string;
    readonly id: string;
    readonly url: string;
  }> | null;
  readonly status: string | null;
  readonly " $fragmentType": "SharePreview_node";
};
export type SharePreview_node$key = {
  readonly " $data"?: SharePreview_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharePreview_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharePreview_node",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PreviewLink",
      "kind": "LinkedField",
      "name": "previewLinks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
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
              "kind": "ScalarField",
              "name": "public",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentNode",
  "abstractKey": "__isContentNode"
};

(node as any).hash = "d5e71e2b04c365fd6b461b0f7b82be9a";

export default node;
