/**
 * @generated SignedSource<<8ccf1a3ecc18f2a5ce84b3367609665b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreCommentDate_block$data = {
  readonly attributes: {
    readonly backgroundColor?: string | null;
    readonly fontSize?: string | null;
    readonly format?: string | null;
    readonly isLink?: boolean;
    readonly style?: any | null;
    readonly textColor?: string | null;
  } | null;
  readonly " $fragmentType": "CoreCommentDate_block";
};
export type CoreCommentDate_block$key = {
  readonly " $data"?: CoreCommentDate_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreCommentDate_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreCommentDate_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "format",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isLink",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "backgroundColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fontSize",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "style",
              "storageKey": null
            }
          ],
          "type": "CoreCommentDateBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentDateBlock",
  "abstractKey": null
};

(node as any).hash = "4f8565fe96caaa9d0170a66f1554be11";

export default node;
