/**
 * @generated SignedSource<<f0cdac4051fb28a92c7f20803d5446a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteBlock_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly link: {
      readonly target: string | null;
      readonly title: string | null;
      readonly url: string | null;
    } | null;
    readonly name: string | null;
    readonly quote: string | null;
    readonly role: string | null;
  } | null;
  readonly " $fragmentType": "QuoteBlock_block";
};
export type QuoteBlock_block$key = {
  readonly " $data"?: QuoteBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteQuoteBlockAttributes",
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
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
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
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteQuoteBlock",
  "abstractKey": null
};

(node as any).hash = "6114bd2f55d74db0333b4062feb2864b";

export default node;
