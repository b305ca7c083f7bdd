/**
 * @generated SignedSource<<8450dc108be0da7494507b1db7e8e75c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSpacer_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly spacerHeight?: string;
  } | null;
  readonly " $fragmentType": "CoreSpacer_block";
};
export type CoreSpacer_block$key = {
  readonly " $data"?: CoreSpacer_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSpacer_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSpacer_block",
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
              "alias": "spacerHeight",
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            }
          ],
          "type": "CoreSpacerBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSpacerBlock",
  "abstractKey": null
};

(node as any).hash = "1899b24f80872b30ff03feded147ddbc";

export default node;
