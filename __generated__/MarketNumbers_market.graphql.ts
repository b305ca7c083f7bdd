/**
 * @generated SignedSource<<0c4e9610a1c1ecfd26eb385072af6e1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketNumbers_market$data = {
  readonly marketMeta: {
    readonly numberOfProperties: number | null;
    readonly population: number | null;
    readonly totalSquareFeet: number | null;
  } | null;
  readonly " $fragmentType": "MarketNumbers_market";
};
export type MarketNumbers_market$key = {
  readonly " $data"?: MarketNumbers_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketNumbers_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketNumbers_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Market_Marketmeta",
      "kind": "LinkedField",
      "name": "marketMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "population",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalSquareFeet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfProperties",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "63f39ee25ebf8afbd42f031b14534a4d";

export default node;
