/**
 * @generated SignedSource<<895cbc005316215b70663c9cdc3bb7a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreEmbed_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly caption?: string | null;
    readonly url?: string | null;
  } | null;
  readonly " $fragmentType": "CoreEmbed_block";
};
export type CoreEmbed_block$key = {
  readonly " $data"?: CoreEmbed_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreEmbed_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreEmbed_block",
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
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caption",
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
          "type": "CoreEmbedBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreEmbedBlock",
  "abstractKey": null
};

(node as any).hash = "84d2e0205b9716baceb795caed59e570";

export default node;
