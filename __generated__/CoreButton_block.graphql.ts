/**
 * @generated SignedSource<<ac87d4186413b00f923a341c4cb07a07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreButton_block$data = {
  readonly attributes: {
    readonly buttonTarget?: string | null;
    readonly className?: string | null;
    readonly text?: string | null;
    readonly url?: string | null;
  } | null;
  readonly " $fragmentType": "CoreButton_block";
};
export type CoreButton_block$key = {
  readonly " $data"?: CoreButton_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreButton_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreButton_block",
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
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": "buttonTarget",
              "args": null,
              "kind": "ScalarField",
              "name": "linkTarget",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "className",
              "storageKey": null
            }
          ],
          "type": "CoreButtonBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreButtonBlock",
  "abstractKey": null
};

(node as any).hash = "6c3072bea3862bea4e16f3846cc4863f";

export default node;
