/**
 * @generated SignedSource<<3273a7ab7fca4c9c7d7616f84b9abfca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreHeading_block$data = {
  readonly attributes: {
    readonly anchor?: string | null;
    readonly content?: string | null;
    readonly level?: number | null;
  } | null;
  readonly " $fragmentType": "CoreHeading_block";
};
export type CoreHeading_block$key = {
  readonly " $data"?: CoreHeading_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreHeading_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreHeading_block",
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
              "name": "content",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
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
          "type": "CoreHeadingBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreHeadingBlock",
  "abstractKey": null
};

(node as any).hash = "94d3a74568d06938fcb952bb6a02fafd";

export default node;
