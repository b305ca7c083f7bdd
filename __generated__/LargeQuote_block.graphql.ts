/**
 * @generated SignedSource<<0fe5c3bf068bda67ca3714c0c1f014e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LargeQuote_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly name: string | null;
    readonly portrait: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    } | null;
    readonly quote: string | null;
    readonly role: string | null;
  } | null;
  readonly " $fragmentType": "LargeQuote_block";
};
export type LargeQuote_block$key = {
  readonly " $data"?: LargeQuote_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LargeQuote_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LargeQuote_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLargeQuoteBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "portrait",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Portrait_image"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLargeQuoteBlock",
  "abstractKey": null
};

(node as any).hash = "0c9606fdee6dbd76f5c18ce4865c8c3f";

export default node;
