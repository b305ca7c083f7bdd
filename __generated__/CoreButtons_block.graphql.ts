/**
 * @generated SignedSource<<fd0190978715c3a1039cde51ce333196>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreButtons_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly layout?: any | null;
    readonly style?: any | null;
  } | null;
  readonly " $fragmentType": "CoreButtons_block";
};
export type CoreButtons_block$key = {
  readonly " $data"?: CoreButtons_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreButtons_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreButtons_block",
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
              "name": "layout",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
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
          "type": "CoreButtonsBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreButtonsBlock",
  "abstractKey": null
};

(node as any).hash = "f94fa463f96c583ae37c0324a2a4d63f";

export default node;
