/**
 * @generated SignedSource<<4b8622cddc1045432e714db866dea862>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreColumns_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly isStackedOnMobile?: boolean | null;
    readonly verticalAlignment?: string | null;
  } | null;
  readonly " $fragmentType": "CoreColumns_block";
};
export type CoreColumns_block$key = {
  readonly " $data"?: CoreColumns_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreColumns_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreColumns_block",
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
              "name": "isStackedOnMobile",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verticalAlignment",
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
          "type": "CoreColumnsBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreColumnsBlock",
  "abstractKey": null
};

(node as any).hash = "8bcfc71c072baff25a21bfeb14ecf8b2";

export default node;
