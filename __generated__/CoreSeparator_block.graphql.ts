/**
 * @generated SignedSource<<3906625f7dc2731068174fc563900918>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSeparator_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly className?: string | null;
  } | null;
  readonly " $fragmentType": "CoreSeparator_block";
};
export type CoreSeparator_block$key = {
  readonly " $data"?: CoreSeparator_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSeparator_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSeparator_block",
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
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "className",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            }
          ],
          "type": "CoreSeparatorBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSeparatorBlock",
  "abstractKey": null
};

(node as any).hash = "9d7b23363e50afdb536766e4f9d4afee";

export default node;
