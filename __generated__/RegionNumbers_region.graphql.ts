/**
 * @generated SignedSource<<08052dafd3b58f5ad07a63b7ccaad17e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionNumbers_region$data = {
  readonly regionMarkets: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null;
  readonly regionMeta: {
    readonly numberOfProperties: number | null;
    readonly totalSquareFeet: number | null;
  } | null;
  readonly " $fragmentType": "RegionNumbers_region";
};
export type RegionNumbers_region$key = {
  readonly " $data"?: RegionNumbers_region$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionNumbers_region">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionNumbers_region",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Region_Regionmeta",
      "kind": "LinkedField",
      "name": "regionMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfProperties",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalSquareFeet",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "regionMarkets",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "RegionToMarketConnection",
      "kind": "LinkedField",
      "name": "markets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "markets(first:100)"
    }
  ],
  "type": "Region",
  "abstractKey": null
};

(node as any).hash = "27993bf84668c4ce3972eb629236ad14";

export default node;
