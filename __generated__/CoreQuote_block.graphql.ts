/**
 * @generated SignedSource<<c648ab604a13593f19e2ced4d90411c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreQuote_block$data = {
  readonly attributes: {
    readonly citation?: string | null;
    readonly value?: string | null;
  } | null;
  readonly " $fragmentType": "CoreQuote_block";
};
export type CoreQuote_block$key = {
  readonly " $data"?: CoreQuote_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreQuote_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreQuote_block",
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
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "citation",
              "storageKey": null
            }
          ],
          "type": "CoreQuoteBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQuoteBlock",
  "abstractKey": null
};

(node as any).hash = "1e573b8a34815eea94074a8305cd6923";

export default node;
