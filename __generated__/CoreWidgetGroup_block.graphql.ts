/**
 * @generated SignedSource<<71e58a054777bfbfc159edd6a7bbc3f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreWidgetGroup_block$data = {
  readonly attributes: {
    readonly title?: string | null;
  } | null;
  readonly " $fragmentType": "CoreWidgetGroup_block";
};
export type CoreWidgetGroup_block$key = {
  readonly " $data"?: CoreWidgetGroup_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreWidgetGroup_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreWidgetGroup_block",
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
              "name": "title",
              "storageKey": null
            }
          ],
          "type": "CoreWidgetGroupBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreWidgetGroupBlock",
  "abstractKey": null
};

(node as any).hash = "2a6e8e501d9b352052722795eb64465f";

export default node;
