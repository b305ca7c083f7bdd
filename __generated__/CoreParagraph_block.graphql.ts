/**
 * @generated SignedSource<<9a4edd1812688c1e60b0bf0df458cdf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreParagraph_block$data = {
  readonly attributes: {
    readonly content?: string | null;
    readonly dropCap?: boolean | null;
    readonly fontSize?: string | null;
  } | null;
  readonly " $fragmentType": "CoreParagraph_block";
};
export type CoreParagraph_block$key = {
  readonly " $data"?: CoreParagraph_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreParagraph_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreParagraph_block",
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
              "name": "dropCap",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fontSize",
              "storageKey": null
            }
          ],
          "type": "CoreParagraphBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreParagraphBlock",
  "abstractKey": null
};

(node as any).hash = "15e0fa338d18eca58322f66f7cca0fbe";

export default node;
