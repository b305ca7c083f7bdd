/**
 * @generated SignedSource<<2526acb1fb586cd3861b581d0095b5d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreFreeform_block$data = {
  readonly attributes: {
    readonly content: string | null;
  } | null;
  readonly " $fragmentType": "CoreFreeform_block";
};
export type CoreFreeform_block$key = {
  readonly " $data"?: CoreFreeform_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreFreeform_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreFreeform_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreFreeformBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreFreeformBlock",
  "abstractKey": null
};

(node as any).hash = "1a7c9ba6979492f81aaed7bdc6e2c3be";

export default node;
