/**
 * @generated SignedSource<<5b2e1f52b8935b7408f3a1988f5dbd18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StyledQuote_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly name: string | null;
    readonly portrait: {
      readonly " $fragmentSpreads": FragmentRefs<"Portrait_image">;
    } | null;
    readonly quote: string | null;
    readonly role: string | null;
    readonly variant: string | null;
  } | null;
  readonly " $fragmentType": "StyledQuote_block";
};
export type StyledQuote_block$key = {
  readonly " $data"?: StyledQuote_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"StyledQuote_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StyledQuote_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteStyledQuoteBlockAttributes",
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
          "name": "variant",
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
  "type": "SiteStyledQuoteBlock",
  "abstractKey": null
};

(node as any).hash = "96fc1185e534e316d8f49215735cef8d";

export default node;
