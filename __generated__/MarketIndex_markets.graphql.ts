/**
 * @generated SignedSource<<45d54e5c0e78bf1957fc54d3bf751b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketIndex_markets$data = ReadonlyArray<{
  readonly marketMeta: {
    readonly region: {
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
  } | null;
  readonly portfolio: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceTable_portfolio">;
  };
  readonly title: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "MarketIndex_markets";
}>;
export type MarketIndex_markets$key = ReadonlyArray<{
  readonly " $data"?: MarketIndex_markets$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketIndex_markets">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MarketIndex_markets",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Portfolio",
      "kind": "LinkedField",
      "name": "portfolio",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlaceTable_portfolio"
        }
      ],
      "storageKey": null
    },
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
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};
})();

(node as any).hash = "520f75fbe969f5267fc4b034f88f58a5";

export default node;
