/**
 * @generated SignedSource<<a1114c65b9c69055fbc2c2f607797a01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeighboringSubmarkets_submarket$data = {
  readonly coordinates: {
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  readonly id: string;
  readonly market: {
    readonly submarkets: ReadonlyArray<{
      readonly coordinates: {
        readonly latitude: number | null;
        readonly longitude: number | null;
      } | null;
      readonly id: string;
      readonly name: string | null;
      readonly portfolio: {
        readonly " $fragmentSpreads": FragmentRefs<"PlaceTable_portfolio">;
      };
      readonly uri: string | null;
    }>;
    readonly title: string | null;
    readonly uri: string | null;
  } | null;
  readonly " $fragmentType": "NeighboringSubmarkets_submarket";
};
export type NeighboringSubmarkets_submarket$key = {
  readonly " $data"?: NeighboringSubmarkets_submarket$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeighboringSubmarkets_submarket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Coordinates",
  "kind": "LinkedField",
  "name": "coordinates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeighboringSubmarkets_submarket",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "market",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Submarket",
          "kind": "LinkedField",
          "name": "submarkets",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v2/*:: as any*/),
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submarket",
  "abstractKey": null
};
})();

(node as any).hash = "a6a8f129c16943cb425f105cc39e756b";

export default node;
