/**
 * @generated SignedSource<<ef8e31a19a1dbd1aa9bd824f088b8400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreTextColumns_block$data = {
  readonly attributes: {
    readonly columnTexts: ReadonlyArray<{
      readonly children: string | null;
    } | null>;
  } | null;
  readonly " $fragmentType": "CoreTextColumns_block";
};
export type CoreTextColumns_block$key = {
  readonly " $data"?: CoreTextColumns_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreTextColumns_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreTextColumns_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreTextColumnsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "columnTexts",
          "args": null,
          "concreteType": "CoreTextColumnsBlockAttributesContent",
          "kind": "LinkedField",
          "name": "content",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "children",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTextColumnsBlock",
  "abstractKey": null
};

(node as any).hash = "c2e9d8a2b86f30b6da3e563b2e311baa";

export default node;
