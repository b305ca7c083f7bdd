/**
 * @generated SignedSource<<2c9f879f4c80ff536856329eb36155a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreColumn_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly columnWidth?: string | null;
  } | null;
  readonly " $fragmentType": "CoreColumn_block";
};
export type CoreColumn_block$key = {
  readonly " $data"?: CoreColumn_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreColumn_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreColumn_block",
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
              "alias": "columnWidth",
              "args": null,
              "kind": "ScalarField",
              "name": "width",
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
          "type": "CoreColumnBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreColumnBlock",
  "abstractKey": null
};

(node as any).hash = "164f0dfe02992d88133c36d173246b52";

export default node;
