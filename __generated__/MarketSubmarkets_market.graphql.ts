/**
 * @generated SignedSource<<6fb7a20bb7baf892f23b1bc8b6ed1072>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketSubmarkets_market$data = {
  readonly marketSubmarkets: ReadonlyArray<{
    readonly name: string | null;
    readonly portfolio: {
      readonly buildings: number;
      readonly " $fragmentSpreads": FragmentRefs<"PlaceTable_portfolio">;
    };
    readonly uri: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"SubmarketResearch_submarkets">;
  }>;
  readonly portfolio: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceTable_portfolio">;
  };
  readonly title: string | null;
  readonly " $fragmentType": "MarketSubmarkets_market";
};
export type MarketSubmarkets_market$key = {
  readonly " $data"?: MarketSubmarkets_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketSubmarkets_market">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PlaceTable_portfolio"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketSubmarkets_market",
  "selections": [
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
      "concreteType": "Portfolio",
      "kind": "LinkedField",
      "name": "portfolio",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "marketSubmarkets",
      "args": null,
      "concreteType": "Submarket",
      "kind": "LinkedField",
      "name": "submarkets",
      "plural": true,
      "selections": [
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
          "name": "uri",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Portfolio",
          "kind": "LinkedField",
          "name": "portfolio",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "buildings",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubmarketResearch_submarkets"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};
})();

(node as any).hash = "f046162d0892f02568f6be552c453ff0";

export default node;
